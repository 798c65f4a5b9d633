import { z } from 'zod';

const IMAGE_ADDRESS_MAX_LENGTH = 2_048;

const BREAKS = /[\t-\r\u2028\u2029]/g;
/**
 * Control characters, marks of the text direction and other invisible characters, and the character
 * that stands for bytes that could not be decoded.
 */
const INVISIBLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/gu;
const BLANKS = /\s+/g;
/** The first half of a surrogate pair at the end of a text, without the second half. */
const CUT_CHARACTER = /[\ud800-\udbff]$/;

/** The visible characters of a text, on one line. Undefined when the value has none. */
export function parseText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const visible = value.toWellFormed().replace(BREAKS, ' ').replace(INVISIBLE, '');
  return visible.normalize('NFC').replace(BLANKS, ' ').trim() || undefined;
}

/** In UTF-16 code units. Limits the time that a browser needs to lay out a name. */
export const NAME_MAX_LENGTH = 200;

export function parseName(value: unknown): string | undefined {
  const name = parseText(value);
  if (name === undefined || name.length <= NAME_MAX_LENGTH) return name;
  return `${name
    .slice(0, NAME_MAX_LENGTH - 1)
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

export const visibleName = z.string().refine((name) => parseText(name) !== undefined);

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
