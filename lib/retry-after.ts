/** How long to wait before the next try when no usable Retry-After has arrived. */
export const DEFAULT_RETRY_AFTER_SECONDS = 30;

/**
 * The Retry-After of the 503 that the site sends for a page, file or picture while data of the
 * provider are missing.
 */
export const INCOMPLETE_PAGE_RETRY_SECONDS = 5;

export const MAX_RETRY_AFTER_SECONDS = 3_600;

const TEMPORARY_STATUSES: readonly number[] = [408, 425, 429, 502, 503, 504];

/** Whether the same request may succeed later. */
export function isTemporaryStatus(status: number): boolean {
  return TEMPORARY_STATUSES.includes(status);
}

const DELTA_SECONDS = /^\d{1,10}$/;
const HTTP_DATE = / GMT$/;

/**
 * Parses the value of a Retry-After header (RFC 9110, section 10.2.3): seconds, with at most ten
 * digits, or a date that ends in GMT. Returns whole seconds within the limits of `limitWait`.
 * Undefined for a missing value or a value in another form.
 */
export function parseRetryAfter(header: unknown, now: Date): number | undefined {
  if (typeof header !== 'string') return undefined;
  const text = header.trim();
  if (DELTA_SECONDS.test(text)) return limitWait(Number(text));
  const seconds = HTTP_DATE.test(text) ? (Date.parse(text) - now.getTime()) / 1_000 : NaN;
  return Number.isNaN(seconds) ? undefined : limitWait(seconds);
}

/** Rounds a wait up to whole seconds, from 1 to `MAX_RETRY_AFTER_SECONDS`. */
export function limitWait(seconds: number): number {
  return Math.min(Math.max(1, Math.ceil(seconds)), MAX_RETRY_AFTER_SECONDS);
}
