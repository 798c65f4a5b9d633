import { hasSafeTransport } from './safe-transport.ts';
import { isAsSafeAsSite } from './site-transport.ts';

const MAX_URL_LENGTH = 2048;

/**
 * Matches http and https URLs with a host in plain ASCII. So a host with a letter or dot that only
 * looks like an ASCII character does not match. Between `//` and the path the pattern allows no
 * credentials, no percent-encoding and no `\`.
 */
const PLAIN_AUTHORITY = /^https?:\/\/[a-z0-9.:[\]-]+([/?#]|$)/i;

/**
 * URL parsers remove or replace these characters, so the parsed URL could differ from the text that
 * was checked.
 */
const REWRITTEN_BY_PARSERS = /[\p{Cc}\\]/u;

/** `origins` are as `URL.origin` writes them, such as `https://host:8443`. */
export function isAllowedUrl(value: string, origins: readonly string[], siteUrl: string): boolean {
  const url = parseListedUrl(value, origins);
  return url !== undefined && isAsSafeAsSite(url, siteUrl);
}

/** The normalized URL, or undefined when the picture must not be loaded. */
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
