import { parseFragment } from 'parse5';
import { z } from 'zod';
import { limitMarks } from '../../diacritics.ts';

const IMAGE_ADDRESS_MAX_LENGTH = 2_048;

/**
 * In UTF-16 code units. `parseLines` reads no more of a sent text, so that its work is bounded.
 * Tags and character references take more room than the text that they make.
 */
const SENT_MAX_LENGTH = 16_000;
/** In UTF-16 code units. Longer texts are cut, with an ellipsis. */
export const TEXT_MAX_LENGTH = 4_000;
/** In UTF-16 code units. Limits the time that a browser needs to lay out a name. */
export const NAME_MAX_LENGTH = 200;

/** The first half of a surrogate pair at the end of a text, without the second half. */
const CUT_CHARACTER = /[\ud800-\udbff]$/;

/**
 * Comments and style sheets, which word processors paste. A comment that contains another `<!--` is
 * not removed, because the search for its end would take quadratic time.
 */
const REMOVED_PARTS = /<!--(?:(?!-->|<!--)[^])*-->|<style\b[^<>]*>[^<]*<\/style\s{0,9}>/gi;
const BREAKING_TAGS =
  /<(?:\/?(?:p|div|h[1-6]|ul|ol|dl|table|tr|blockquote|section|article|br)|hr|li|t[dh]|d[td])(?:[\s/][^<>]*)?>\n?/gi;
const OTHER_TAGS =
  /<\/?(?:a|abbr|b|big|center|cite|code|dd|del|dt|em|font|i|ins|li|mark|o:p|pre|s|small|span|strike|strong|sub|sup|tbody|td|th|tfoot|thead|tt|u)(?:[\s/][^<>]*)?>/gi;

const REFERENCE = String.raw`&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});`;
const HAS_REFERENCE = new RegExp(REFERENCE, 'i');
const NO_REFERENCE = new RegExp(`<|&(?!${REFERENCE.slice(1)})`, 'gi');

const BREAK = /\r\n?|[\v\f\u2028\u2029]/g;
/**
 * Control characters, halves of surrogate pairs, direction marks, zero-width characters, soft
 * hyphens, fillers and all other characters that show nothing, and the character that stands for
 * bytes that could not be decoded. The first group has those that an emoji needs: in the flags of
 * England, Scotland and Wales, after a character with an emoji form, and between two emojis.
 */
const INVISIBLE =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}|(?<=\p{Emoji})[\ufe0e\ufe0f]|(?<=[\p{ExtPict}\p{EMod}\ufe0f])\u200d(?=\p{ExtPict}))|[\u2800\ufffd\p{Cs}\p{Cf}\p{DI}\0-\u0009\u000b-\u001f\u007f-\u009f]/gu;
const BLANKS = /\s+/g;

/**
 * The visible text of a value. Line breaks, also `<br>` and the ends of blocks, are kept; blank
 * lines are not. Undefined when nothing is visible.
 *
 * Providers store texts of editors for web pages. So formatting tags are removed and character
 * references such as `&amp;` are decoded, once. All other markup, such as `<script>` or `<mare>`,
 * is kept as text. The result is text and not HTML, so it has to be escaped in HTML.
 */
export function parseLines(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const sent = value.slice(0, SENT_MAX_LENGTH).replace(BREAK, '\n');
  return keepVisible(decodeReferences(removeTags(sent)));
}

function keepVisible(text: string): string | undefined {
  const visible = text.replace(BREAK, '\n').replaceAll('\t', ' ').replace(INVISIBLE, '$1');
  const lines = limitMarks(visible)
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(BLANKS, ' ').trim())
    .filter((line) => line !== '');
  return cut(lines.join('\n'), TEXT_MAX_LENGTH) || undefined;
}

/** Like `parseLines`, on one line. */
export function parseText(value: unknown): string | undefined {
  return parseLines(value)?.replaceAll('\n', ' ');
}

/** Like `parseText`, for a text that no editor has written: markup is kept as it is. */
export function parsePlainText(value: string): string | undefined {
  return keepVisible(value.slice(0, SENT_MAX_LENGTH))?.replaceAll('\n', ' ');
}

export function parseName(value: unknown): string | undefined {
  const name = parseText(value);
  return name && cut(name, NAME_MAX_LENGTH);
}

function removeTags(text: string): string {
  if (!text.includes('<')) return text;
  return text.replace(REMOVED_PARTS, '').replace(BREAKING_TAGS, '\n').replace(OTHER_TAGS, '');
}

/**
 * Decodes references that end with a semicolon. The HTML parser would also decode `&not` in
 * 'sare&notă', so it gets all other `&`, and each `<`, as references.
 */
function decodeReferences(text: string): string {
  if (!HAS_REFERENCE.test(text)) return text;
  const escaped = text.replace(NO_REFERENCE, (sign) => (sign === '<' ? '&lt;' : '&amp;'));
  return parseFragment(escaped)
    .childNodes.map((node) => ('value' in node ? node.value : ''))
    .join('');
}

function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text
    .slice(0, maxLength - 1)
    .replace(CUT_CHARACTER, '')
    .trimEnd()}…`;
}

/** An absolute http(s) address of limited length without credentials, otherwise undefined. */
export function parseImageAddress(value: unknown): string | undefined {
  const text = parseText(value);
  if (text === undefined || text.length > IMAGE_ADDRESS_MAX_LENGTH) return undefined;
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return url.username === '' && url.password === '' ? url.href : undefined;
}

/** Accepts any value. The code that reads the field validates the value. */
export const looseField = z.unknown().optional();

/** Reads a name with `parseName`, and refuses a value without a visible character. */
export const visibleName = z.unknown().transform(parseName).pipe(z.string());

export function parseItems<Item>(
  schema: z.ZodType<Item>,
  values: readonly unknown[],
): { readonly items: readonly Item[]; readonly dropped: number } {
  const items = values.flatMap((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
  return { items, dropped: values.length - items.length };
}
