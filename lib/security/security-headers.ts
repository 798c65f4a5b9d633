import { DATA_POLICY } from './csp.ts';

export type Header = { readonly key: string; readonly value: string };

const HSTS_MAX_AGE_SECONDS = 31_536_000;

/**
 * Headers of every answer. The Content-Security-Policy is not here, because it differs from page to
 * page.
 */
export const commonHeaders: readonly Header[] = [
  { key: 'Strict-Transport-Security', value: `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains` },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), usb=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/**
 * Headers of our API and of sensitive pages, which have `isSensitive` in
 * `lib/addresses/address-table.ts`.
 */
export const sensitiveHeaders: readonly Header[] = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Cache-Control', value: 'no-store' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

/** Headers of answers that are no document. */
export const dataHeaders: readonly Header[] = [
  { key: 'Content-Security-Policy', value: DATA_POLICY },
];

/** Headers of the pictures under `/previews`. Web chats show previews in their own pages. */
export const previewHeaders: readonly Header[] = [
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
];
