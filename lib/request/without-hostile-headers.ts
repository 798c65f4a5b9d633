import { isDevelopment } from '../config/is-development.ts';
import { LANGUAGE_HEADER } from '../i18n/language.ts';

/**
 * Next takes a nonce from a policy header of the request and would store the nonce in a cached page
 * for all visitors. By the convention of Next's documentation, `x-nonce` contains a nonce too. The
 * other headers would set internal states of Next, or the language.
 */
const HOSTILE_NAMES: ReadonlySet<string> = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  'next-resume',
  LANGUAGE_HEADER,
]);
const HOSTILE_PREFIXES: readonly string[] = ['x-nextjs-', 'x-middleware-'];

/** Without these headers of the development client an edit does not update the open page. */
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
