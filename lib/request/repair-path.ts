import { findRequestedRow } from '../addresses/find-requested-row.ts';
import { ZERO_WIDTH } from '../query-values.ts';
import { formatTidyPath } from './tidy-path.ts';

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
