import type { ServedPage } from '@/lib/cache/served-page';
import { parseSharedFreshness } from './answer-freshness.ts';
import type { CapturedAnswer } from './capture-answer.ts';
import { isImmutable, isStaticFile } from './request/static-file.ts';

/** In this header the framework tells the state of the page in the page cache, such as `STALE`. */
export const STATE_HEADER = 'x-nextjs-cache';

export type KeepingTime = {
  /** In milliseconds of `getFrameworkTime`. */
  readonly freshUntil: number;
  /** Until this time the expired answer may be sent while a request refreshes it. */
  readonly staleUntil: number;
};

const FOREVER: KeepingTime = { freshUntil: Infinity, staleUntil: Infinity };

type Situation = {
  readonly key: string;
  /** The page that the page cache served or stored for this answer. */
  readonly page: ServedPage | undefined;
  /** What `getExpiryCount` of the page store returns now (`lib/cache/bounded-page-store.ts`). */
  readonly expiryCount: number;
  readonly now: number;
};

/**
 * Until when an answer may be kept; undefined for an answer that must not be kept. A kept answer
 * expires when its page in the page cache expires or when its own `s-maxage` ends, whichever comes
 * first. If the page cache does not store the page, for example because of a page mark, `page` is
 * undefined and the answer is not kept. A file of the build never expires.
 */
export function findKeepingTime(
  { status, headers }: CapturedAnswer,
  { key, page, expiryCount, now }: Situation,
): KeepingTime | undefined {
  if (status !== 200 || headers['content-encoding'] !== undefined) return undefined;
  if (isStaticFile(key)) return isImmutable(headers) ? FOREVER : undefined;
  if (page?.path !== key || page.expiryCount !== expiryCount) return undefined;
  // An answer with `STALE` contains the expired page. But `page` may already be the new page, which
  // the framework has rendered in the background.
  if (headers[STATE_HEADER] === 'STALE') return undefined;
  const freshness = parseSharedFreshness(headers);
  if (freshness === undefined) return undefined;
  const freshUntil = Math.min(page.freshUntil, now + freshness.freshMs);
  return freshUntil > now ? { freshUntil, staleUntil: freshUntil + freshness.staleMs } : undefined;
}
