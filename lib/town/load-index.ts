import { INDEX_PATH, isTownIndex } from './town-index.ts';
import type { TownIndex } from './town-index.ts';

/** Long enough for a large index on a slow connection. */
const DEADLINE_MS = 30_000;

/**
 * Loads the index of all menus. Browser code only. Rejects when the index cannot be loaded or read.
 */
export async function loadIndex(): Promise<TownIndex> {
  const response = await fetch(INDEX_PATH, {
    // Otherwise Chromium would obey `stale-while-revalidate` and answer a renewal of the index with
    // the copy of the last load.
    cache: 'no-cache',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  const index: unknown = response.ok ? await response.json() : undefined;
  if (!isTownIndex(index)) throw new Error(`No index: ${response.status}`);
  return index;
}
