import { isDevelopment } from '../config/is-development.ts';
import { LANGUAGE_HEADER } from '../i18n/language.ts';

/**
 * Next takes a nonce from a Content-Security-Policy header of the request, and would store the
 * nonce in a cached page for all visitors. In the examples of Next's documentation a page reads the
 * nonce from `x-nonce`. No page of this site does so, but a later page could copy an example.
 * `next-resume`, and headers with a prefix of `HOSTILE_PREFIXES`, would set internal state of Next.
 * `LANGUAGE_HEADER` would set the language of a transaction page.
 */
const HOSTILE_NAMES: ReadonlySet<string> = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  'next-resume',
  LANGUAGE_HEADER,
]);
const HOSTILE_PREFIXES: readonly string[] = ['x-nextjs-', 'x-middleware-'];

/** Next's development client needs these headers to update the open page after an edit. */
const DEVELOPMENT_NAMES: ReadonlySet<string> = new Set([
  'x-nextjs-request-id',
  'x-nextjs-html-request-id',
]);

export function withoutHostileHeaders(headers: Headers, inDevelopment = isDevelopment): Headers {
  const kept = new Headers(headers);
  for (const name of headers.keys()) {
    const isHostile =
      HOSTILE_NAMES.has(name) || HOSTILE_PREFIXES.some((prefix) => name.startsWith(prefix));
    if (isHostile && !(inDevelopment && DEVELOPMENT_NAMES.has(name))) kept.delete(name);
  }
  return kept;
}
