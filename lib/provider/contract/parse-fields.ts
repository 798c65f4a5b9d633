import { z } from 'zod';

const IMAGE_ADDRESS_MAX_LENGTH = 2_048;

const BREAKS = /[\t-\r\u2028\u2029]/g;
/** Controls, marks of width zero, and what turns the reading direction. */
const INVISIBLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const BLANKS = /\s+/g;

/** Text as a person should see it, in one line; undefined when nothing of it is left. */
export function parseText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const visible = value.toWellFormed().replace(BREAKS, ' ').replace(INVISIBLE, '');
  return visible.normalize('NFC').replace(BLANKS, ' ').trim() || undefined;
}

/** More than any dish or place is called; a browser takes half a minute over a name of 20,000 letters. */
export const NAME_MAX_LENGTH = 200;

/** Like `parseText`, cut where a name becomes a flood. */
export function parseName(value: unknown): string | undefined {
  const name = parseText(value);
  if (name === undefined || name.length <= NAME_MAX_LENGTH) return name;
  return `${name
    .slice(0, NAME_MAX_LENGTH - 1)
    .toWellFormed()
    .trimEnd()}…`;
}

/** An absolute http(s) address without credentials; anything else is no picture. */
export function parseImageAddress(value: unknown): string | undefined {
  const text = parseText(value);
  if (text === undefined || text.length > IMAGE_ADDRESS_MAX_LENGTH) return undefined;
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return url.username === '' && url.password === '' ? url.href : undefined;
}

/** A field that may be absent or of any type: whoever reads it parses it. */
export const looseField = z.unknown().optional();

/** What the wire leaves in the texts is settled here: a name of nothing but blanks is no name. */
export const visibleName = z.string().refine((name) => parseText(name) !== undefined);

/** A double keeps 15 decimal digits for sure; what comes after them is noise of the binary form. */
const SURE_DIGITS = 15;

/**
 * RON, from 32.5, '32.50' or '32,50'; the schema of the wire has refused everything else. Whole bani,
 * halves up, so that the page and the structured data say the same: 1.005 is 1.01, although the
 * double lies a little below.
 */
export function parsePrice(price: number | string): number {
  const ron = typeof price === 'number' ? price : Number(price.replace(',', '.'));
  return Math.round(Number((ron * 100).toPrecision(SURE_DIGITS))) / 100;
}

/** Parses one by one and counts what does not fit, so that one bad item costs only itself. */
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
