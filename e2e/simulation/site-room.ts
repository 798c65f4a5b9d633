import { DISK_ENTRIES } from '../../lib/cache/bounded-page-store.ts';
import type { Room } from './scenario.ts';

/**
 * Equal to `MAX_COPIES` of `lib/provider/catalogue/last-good.ts`. Node cannot load that file
 * without a bundler, so this file does not import it. `simulate.test.ts` compares the two values.
 */
const LAST_GOOD_COPIES = 1_000;
/**
 * The number of menus for which the default of `EDGE_CACHE_MEGABYTES` has room. The edge stores
 * each menu in two encodings. A menu of 96 products takes 28 kB in gzip and 20 kB in Brotli.
 */
const EDGE_COPIES = 10_000;

/** The room of an instance's caches, and of the edge's cache with its default size. */
export const siteRoom: Room = {
  pages: DISK_ENTRIES,
  answers: LAST_GOOD_COPIES,
  edge: EDGE_COPIES,
};
