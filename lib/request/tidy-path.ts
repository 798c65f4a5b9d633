import { fitsParts, isPlaceholder } from '../addresses/fits-path.ts';
import { addressRows } from '../addresses/address-table.ts';

/**
 * Fits a path that is certainly tidy, as nearly all requested paths are: no capitals, no percent
 * escapes, no empty segments and no segments that begin with a dot.
 */
const CERTAINLY_TIDY = /^\/(?:[a-z\d_~-][a-z\d_.~-]*(?:\/[a-z\d_~-][a-z\d_.~-]*)*)?$/;
/** Not what looks like an escape behind an incomplete one, as in `%%41`: it would become another. */
const ESCAPE = /(?<!%[\da-f]?)%[\da-f]{2}/gi;
/** Without `~`, which only tokens have. Their escapes are decoded elsewhere. */
const UNRESERVED = /^[\w.-]$/;
const UNUSABLE_SEGMENTS: readonly string[] = ['', '.', '..'];

/** Decodes the escape of a character that needs none (RFC 3986, section 2.3). */
function decodeUnreserved(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return UNRESERVED.test(character) ? character : escape;
}

/** Uses loops: for many slashes in a row, a regular expression such as `/\/+$/` would be slow. */
function withoutOuterSlashes(pathname: string): string {
  let start = 0;
  let end = pathname.length;
  while (pathname[start] === '/') start += 1;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(start, end);
}

const normalize = (pathname: string): string =>
  `/${withoutOuterSlashes(pathname.replaceAll('\\', '/').replace(ESCAPE, decodeUnreserved))}`;

/**
 * Whether a browser or a cache that normalizes addresses would take the path for that of another
 * page. No address of the site has such a path.
 */
export function hasUnusableSegment(pathname: string): boolean {
  if (CERTAINLY_TIDY.test(pathname)) return false;
  const path = normalize(pathname);
  return (
    path !== '/' &&
    path
      .split('/')
      .slice(1)
      .some((part) => UNUSABLE_SEGMENTS.includes(part))
  );
}

const templates = addressRows.map(({ path }) => path.split('/'));

/**
 * The only spelling in which the site answers a path: without slashes at the end, backslashes, and
 * escapes of letters, digits and `-._`. If the path fits a public row of the address table, the
 * segments that are not ids are in lower case. Several slashes at the beginning become one, because
 * in a redirect to `//menu` a browser would read `menu` as a host. A path with an unusable segment
 * is returned unchanged. A tidy path is its own tidy form, so a redirect to it cannot loop.
 */
export function formatTidyPath(pathname: string): string {
  if (CERTAINLY_TIDY.test(pathname) || hasUnusableSegment(pathname)) return pathname;
  const path = normalize(pathname);
  const segments = path.split('/');
  const template = templates.find((parts) =>
    fitsParts(
      segments,
      parts,
      (segment, part) => isPlaceholder(part) || segment.toLowerCase() === part,
    ),
  );
  if (template === undefined) return path;
  return template.map((part, index) => (isPlaceholder(part) ? segments[index] : part)).join('/');
}
