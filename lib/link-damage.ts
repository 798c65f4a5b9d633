/** Invisible characters that programs insert to let a long link wrap. No id has them. */
export const ZERO_WIDTH = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Characters that stand around a link in a text, but in no id. */
export const AROUND_ID = /[\s\p{Cf}()[\]{}<>"'`´‘’‚‹›“”„«»,;:!|*…]/u;
export const FULL_STOP = /\./;
/** Blanks as a mail in quoted-printable form writes them. */
export const QUOTED_BLANKS = /(?:=(?:20|09|0D|0A))+$/i;
/** The rest of a tag, as in `pizza">Pizza</a>`. Without a lookbehind, which old Safari lacks. */
const MARKUP = /["<>].*$/s;

/** A product's slug has at most 60 characters. Bounds the work for a long query. */
const VALUE_MAX_LENGTH = 300;

/**
 * The value of a query parameter without what programs that send or show links add to it
 * (`lib/request/repair-path.ts` does the same for paths). Only for values that consist of letters,
 * digits, hyphens and underscores. '' for a missing value.
 */
export function repairQueryValue(value: string | null | undefined): string {
  const cut = (value ?? '').slice(0, VALUE_MAX_LENGTH);
  const visible = trimStart(cut.replace(ZERO_WIDTH, ''), AROUND_ID);
  return trimEnd(visible.replace(MARKUP, ''), AROUND_ID, FULL_STOP).replace(QUOTED_BLANKS, '');
}

/** Uses a loop, because a regular expression such as `/[,;]+$/` is slow for many characters. */
export function trimEnd(text: string, ...unwanted: readonly RegExp[]): string {
  let end = text.length;
  while (end > 0 && unwanted.some((pattern) => pattern.test(text.charAt(end - 1)))) end -= 1;
  return text.slice(0, end);
}

export function trimStart(text: string, unwanted: RegExp): string {
  let start = 0;
  while (start < text.length && unwanted.test(text.charAt(start))) start += 1;
  return text.slice(start);
}
