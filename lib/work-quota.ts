import { createRateLimiter } from './api/rate-limits.ts';
import type { PictureWidth } from './pictures/picture-address.ts';

/**
 * For each client and minute, in `WORK_UNIT_MS`: 30 s of processor time. A client that opens a menu
 * of 100 pictures, none of them resized before, uses up about 230, so a dozen such menus a minute
 * pass. Pictures that are already resized cost nothing, so people who share one address and open
 * the same menus use up no more than one of them.
 */
const UNITS_PER_CLIENT_AND_MINUTE = 3_000;

const SHEET_BASE = 4;
const CODES_PER_UNIT = 5;

/**
 * What costly responses cost, in units of 10 ms of processor time (`docs/security.md` has the
 * measured values). An AVIF costs more than stated here, but only heroes are AVIF.
 */
export const WORK_UNITS = {
  picture: { 96: 1, 192: 1, 384: 2, 448: 3, 640: 4, 1080: 9, 1280: 12 },
  previewDrawing: 25,
  menuCode: 2,
  searchPage: 7,
  tablePage: 3,
  productPage: 3,
  /** Counted twice, because the process answers nothing else while it renders the page. */
  sheet: (codes: number): number => 2 * (SHEET_BASE + Math.ceil(codes / CODES_PER_UNIT)),
} as const satisfies { readonly picture: Readonly<Record<PictureWidth, number>> } & Readonly<
  Record<string, unknown>
>;

/**
 * Counts work of `units` for a client. Resolves to 0 if the work may begin, otherwise to the seconds
 * until the client may try again.
 */
export type TakeWork = (client: string, units: number) => Promise<number>;

/**
 * One quota for all kinds of costly responses. Each process counts for itself, also with
 * `REDIS_URL`, because the quota protects the processor of this process.
 */
export function createWorkQuota(): TakeWork {
  const limiter = createRateLimiter(UNITS_PER_CLIENT_AND_MINUTE);
  return async (client, units) => (await limiter.take(client, units)).retryAfterSeconds;
}
