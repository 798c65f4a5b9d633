import { INDEX_PATH, isMenusIndex } from './menus-index.ts';
import type { MenusIndex } from './menus-index.ts';

/** If the index was loaded longer ago than this, a search loads it again in the background. */
export const RENEWED_AFTER_MS = 300_000;
/** After a failed renewal, no search starts another renewal for this long. */
export const RETRIED_AFTER_MS = 10_000;
/** Long enough for a large index on a slow connection. */
const DEADLINE_MS = 30_000;

/**
 * Loads the index of all menus. Call this only in browsers. Rejects when the index cannot be loaded
 * or read.
 */
export async function loadIndex(): Promise<MenusIndex> {
  const response = await fetch(INDEX_PATH, {
    // Otherwise Chromium would obey `stale-while-revalidate` and answer a renewal of the index with
    // the copy of the last load.
    cache: 'no-cache',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  const index: unknown = response.ok ? await response.json() : undefined;
  if (!isMenusIndex(index)) throw new Error(`No index: ${response.status}`);
  return index;
}
