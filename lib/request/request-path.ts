import { addressRows, findRequestedRow } from '../addresses/address-table.ts';
import { ZERO_WIDTH } from '../query-values.ts';
import { fitsParts, isPlaceholder } from '../addresses/fits-path.ts';

/** Leaves room for a token of 1,024 characters and for what a program has added to it. */
const PATH_MAX_LENGTH = 2_048;

/** A path of these characters alone is not damaged. Most requests have such a path. */
const PLAIN_PATH = /^[\w/-]*$/;
/** No program adds an encoded percent sign, slash, backslash or null byte to a link by accident. */
const HOSTILE_ESCAPE = /%(?:00|25|2f|5c)/i;
/** The rest of a tag, as in `abc">Activate</a>`, but not a quotation mark before an id. */
const MARKUP = /(?<!\/)["<>].*$/s;
/** Characters that stand around a link in a text, but in no id. */
const AROUND_ID = /[\s\p{Cf}()[\]{}<>"'`´‘’‚‹›“”„«»,;:!|*…]/u;
const FULL_STOP = /\./;
/** Of all ids only a token may contain these characters. */
const IN_TOKENS_ONLY = /[.=~+]/;
/** Blanks and `=` as a mail in quoted-printable form writes them. */
const QUOTED_BLANKS = /(?:=(?:20|09|0D|0A))+$/i;
const QUOTED_EQUALS = /(?:=3D){1,2}$/i;
const QUOTED_LENGTH = '=3D'.length;

/**
 * Programs that send or show a link damage it: they add a blank, a bracket, a quotation mark or the
 * full stop of the sentence, break it by a zero-width character, or percent-encode
 * `+`, `=` and `~`. Returns the path without such damage if that path fits a public row of the
 * address table, otherwise `pathname` itself.
 *
 * By its pattern a token may end with `.` or `=3D`. The repair cuts the one and decodes the other
 * all the same (requirement R-5): base64, hexadecimal numbers, UUIDs and signed JWTs end with
 * neither, but links in sentences and in the source of mails do.
 */
export function repairPath(pathname: string): string {
  if (PLAIN_PATH.test(pathname) || pathname.length > PATH_MAX_LENGTH) return pathname;
  const decoded = decodePath(pathname);
  if (decoded === undefined) return pathname;
  const visible = decoded.replace(ZERO_WIDTH, '').replace(MARKUP, '');
  const segments = trimEnd(visible, AROUND_ID, FULL_STOP).split('/');
  const id = trimStart(segments.pop() ?? '', AROUND_ID)
    .replace(QUOTED_BLANKS, '')
    .replace(QUOTED_EQUALS, ({ length }) => '='.repeat(length / QUOTED_LENGTH));
  if (id === '') return pathname;
  const path = [...segments.map((segment) => segment.trim()), id].join('/');
  return (
    [path, trimEnd(path, IN_TOKENS_ONLY)]
      .map(formatTidyPath)
      .find((candidate) => findRequestedRow(candidate)) ?? pathname
  );
}

/** Undefined for bytes that are not UTF-8. */
function decodePath(pathname: string): string | undefined {
  if (HOSTILE_ESCAPE.test(pathname)) return undefined;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Uses a loop, because a regular expression such as `/[,;]+$/` is slow for many characters. */
function trimEnd(text: string, ...unwanted: readonly RegExp[]): string {
  let end = text.length;
  while (end > 0 && unwanted.some((pattern) => pattern.test(text.charAt(end - 1)))) end -= 1;
  return text.slice(0, end);
}

function trimStart(text: string, unwanted: RegExp): string {
  let start = 0;
  while (start < text.length && unwanted.test(text.charAt(start))) start += 1;
  return text.slice(start);
}

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
