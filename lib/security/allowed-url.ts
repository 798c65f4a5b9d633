import { hasSafeTransport, isAsSafeAsSite, isLoopbackHost } from './site-transport.ts';
import path from 'node:path/posix';
import { getSettings } from '../config.ts';

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

export type AllowedPicture = {
  readonly href: string;
  /** True for the origins in `IMAGE_ORIGINS`. The image optimizer accepts no other origin. */
  readonly isResized: boolean;
};

/** A path that is encoded more often than this is refused. */
const MAX_DECODINGS = 4;

/** Undefined when the picture must not be loaded. */
export function findAllowedPicture(address: string | undefined): AllowedPicture | undefined {
  if (address === undefined) return undefined;
  const { imageOrigins, providerApiUrl } = getSettings();
  const origins = providerApiUrl === undefined ? imageOrigins : [...imageOrigins, providerApiUrl];
  const href = parsePictureUrl(address, origins);
  if (href === undefined) return undefined;
  const url = new URL(href);
  if (isHostOfProvider(url, providerApiUrl) && isApiPath(url.pathname)) return undefined;
  return { href, isResized: parsePictureUrl(href, imageOrigins) !== undefined };
}

/** On a loopback host, `localhost` and `127.0.0.1` are the same host. Ports are ignored. */
function isHostOfProvider({ hostname }: URL, providerApiUrl: string | undefined): boolean {
  if (providerApiUrl === undefined) return false;
  const provider = new URL(providerApiUrl).hostname;
  return hostname === provider || (isLoopbackHost(hostname) && isLoopbackHost(provider));
}

/**
 * Whether a server could take the path for one under `/api`. A gateway may decode a path several
 * times, resolve dot segments after that, ignore case, repeated slashes and the parameters of a
 * segment (`;a=1`), and take `\` for `/`.
 */
function isApiPath(pathname: string): boolean {
  const decoded = decodeFully(pathname);
  if (decoded === undefined) return true;
  const plain = decoded.replaceAll('\\', '/').replaceAll(/;[^/]*/g, '');
  const [, first = ''] = path.normalize(`/${plain}`).split('/');
  return first.trim().toLowerCase() === 'api';
}

/**
 * Decodes bytes, not UTF-8, because only ASCII characters matter, and leaves an invalid escape as it
 * is: a file may be named `100%.jpg`. Undefined for a path that is encoded too often.
 */
function decodeFully(pathname: string): string | undefined {
  let decoded = pathname;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    const next = decoded.replaceAll(/%[\da-f]{2}/gi, (escape) =>
      String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
    );
    if (next === decoded) return decoded;
    decoded = next;
  }
  return undefined;
}
