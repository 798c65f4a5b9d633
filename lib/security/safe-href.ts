import { hasSafeTransport } from './safe-transport.ts';
import { isAsSafeAsSite } from './site-transport.ts';

const MAX_URL_LENGTH = 2048;

/** Scheme and host in plain ASCII: no credentials, no escapes, no look-alike dots, no `\`. */
const PLAIN_AUTHORITY = /^https?:\/\/[a-z0-9.:[\]-]+([/?#]|$)/i;

/**
 * Characters that a URL parser removes or rewrites: control characters and `\`. With one of them
 * the parsed address would differ from the text that was checked.
 */
const REWRITTEN_BY_PARSERS = /[\p{Cc}\\]/u;

/**
 * Whether an absolute address from data has one of the origins (`https://host[:port]`) and a
 * transport as safe as the site's.
 */
export function isAllowedUrl(value: string, origins: readonly string[], siteUrl: string): boolean {
  const url = parseListedUrl(value, origins);
  return url !== undefined && isAsSafeAsSite(url, siteUrl);
}

/**
 * The picture's address, normalised, or undefined when it must not be loaded. Plain http is allowed on
 * the loopback only.
 */
export function parsePictureUrl(
  value: string,
  allowedOrigins: readonly string[],
): string | undefined {
  const url = parseListedUrl(value, allowedOrigins);
  return url !== undefined && hasSafeTransport(url) ? url.href : undefined;
}

function parseListedUrl(value: string, origins: readonly string[]): URL | undefined {
  if (value.length > MAX_URL_LENGTH) return undefined;
  if (!PLAIN_AUTHORITY.test(value) || REWRITTEN_BY_PARSERS.test(value)) return undefined;
  const url = URL.parse(value);
  return url !== null && origins.includes(url.origin) ? url : undefined;
}
