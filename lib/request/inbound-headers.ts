import { LANGUAGE_HEADER } from '../i18n/language.ts';

/**
 * Request headers that steer the framework from outside. A policy sent by a visitor was once baked,
 * as a nonce, into the cached page of everybody after; the rest name internal states, and the choice
 * of a language that `proxy.ts` reads from the address.
 */
const HOSTILE_NAMES: ReadonlySet<string> = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  'next-resume',
  LANGUAGE_HEADER,
]);
const HOSTILE_PREFIXES: readonly string[] = ['x-nextjs-', 'x-middleware-'];

/** A copy of the headers without those that only the framework itself may set. */
export function withoutHostileHeaders(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of headers.keys()) {
    const isHostile =
      HOSTILE_NAMES.has(name) || HOSTILE_PREFIXES.some((prefix) => name.startsWith(prefix));
    if (isHostile) kept.delete(name);
  }
  return kept;
}
