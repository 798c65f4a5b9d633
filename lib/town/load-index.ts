import { INDEX_PATH, isTownIndex } from './town-index.ts';
import type { TownIndex } from './town-index.ts';

/** The index of a large town is some 300 kB, for which a slow connection needs this long. */
const DEADLINE_MS = 30_000;

/** Loads the index of all menus. Browser code only. Rejects when it cannot be had or read. */
export async function loadIndex(): Promise<TownIndex> {
  const response = await fetch(INDEX_PATH, { signal: AbortSignal.timeout(DEADLINE_MS) });
  const index: unknown = response.ok ? await response.json() : undefined;
  if (!isTownIndex(index)) throw new Error(`No index: ${response.status}`);
  return index;
}
