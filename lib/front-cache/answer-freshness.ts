import type { OutgoingHttpHeaders } from 'node:http';

/** For how long a shared cache may serve an answer. */
export type SharedFreshness = {
  readonly freshMs: number;
  /** How long the cache may still serve the answer after `freshMs`, while it requests a new one. */
  readonly staleMs: number;
};

const FORBIDDEN: readonly string[] = [
  'private',
  'no-store',
  'no-cache',
  'must-revalidate',
  'proxy-revalidate',
];

function readSeconds(directives: readonly string[], name: string): number | undefined {
  const found = directives.filter((directive) => directive.startsWith(`${name}=`));
  const value = found[0]?.slice(name.length + 1) ?? '';
  return found.length === 1 && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/**
 * Undefined if the front cache must not keep the answer: the answer has no valid `s-maxage` above
 * zero, has a directive of `FORBIDDEN`, or sets a cookie.
 */
export function parseSharedFreshness(headers: OutgoingHttpHeaders): SharedFreshness | undefined {
  const { 'cache-control': cacheControl, 'set-cookie': cookie } = headers;
  if (cookie !== undefined || typeof cacheControl !== 'string') return undefined;
  const directives = cacheControl.split(',').map((directive) => directive.trim().toLowerCase());
  const isForbidden = directives.some((directive) =>
    FORBIDDEN.includes(directive.split('=', 1)[0] ?? ''),
  );
  const seconds = readSeconds(directives, 's-maxage');
  if (isForbidden || seconds === undefined || seconds === 0) return undefined;
  const staleSeconds = readSeconds(directives, 'stale-while-revalidate') ?? 0;
  return { freshMs: seconds * 1_000, staleMs: staleSeconds * 1_000 };
}
