export type Header = { readonly key: string; readonly value: string };

const HSTS_MAX_AGE_SECONDS = 31_536_000;

/** On every answer. The Content-Security-Policy differs from page to page and is set elsewhere. */
export const documentHeaders: readonly Header[] = [
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

/** Pages whose address is a secret or names a person: never stored, indexed or passed on as a referrer. */
export const sensitiveHeaders: readonly Header[] = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Cache-Control', value: 'no-store' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

/** Chats on the web show the preview pictures in pages of their own. */
export const previewHeaders: readonly Header[] = [
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
];
