import { isDevelopment } from '../config/is-development.ts';
import { LANGUAGE_HEADER } from '../i18n/language.ts';

/**
 * Request headers with which a client could control the framework. The framework takes a nonce from
 * a policy header of the request and would store it in a cached page for all visitors. The other
 * headers would set internal states of the framework, or the language, which only `proxy.ts` may
 * set.
 */
const HOSTILE_NAMES: ReadonlySet<string> = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  'next-resume',
  LANGUAGE_HEADER,
]);
const HOSTILE_PREFIXES: readonly string[] = ['x-nextjs-', 'x-middleware-'];

/**
 * The development client sends these headers with each request for a page's data and waits for an
 * answer with the same values. Without them an edit does not update the open page. The built server
 * ignores them.
 */
const DEVELOPMENT_NAMES: ReadonlySet<string> = new Set([
  'x-nextjs-request-id',
  'x-nextjs-html-request-id',
]);

/** A copy of the headers without those that only the framework may set. */
export function withoutHostileHeaders(headers: Headers, inDevelopment = isDevelopment): Headers {
  const kept = new Headers(headers);
  for (const name of headers.keys()) {
    const isHostile =
      HOSTILE_NAMES.has(name) || HOSTILE_PREFIXES.some((prefix) => name.startsWith(prefix));
    if (isHostile && !(inDevelopment && DEVELOPMENT_NAMES.has(name))) kept.delete(name);
  }
  return kept;
}
