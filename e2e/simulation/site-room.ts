import { DISK_ENTRIES } from '../../lib/cache/bounded-page-store.ts';
import type { Room } from './scenario.ts';

/**
 * `MAX_COPIES` of `lib/provider/catalogue/last-good.ts`, which Node cannot load without a bundler.
 */
const LAST_GOOD_COPIES = 1_000;
/**
 * The number of menus for which the default of `EDGE_CACHE_MEGABYTES` has room. The edge stores
 * each menu in two encodings, which take 28 kB and 20 kB.
 */
const EDGE_COPIES = 10_000;

/** What fits into the caches with the defaults of the site and the edge. */
export const siteRoom: Room = {
  pages: DISK_ENTRIES,
  answers: LAST_GOOD_COPIES,
  edge: EDGE_COPIES,
};
