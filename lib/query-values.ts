import { isLanguage } from './i18n/language.ts';
import type { Language } from './i18n/language.ts';
import { isProductSlug, isTableId } from './ids.ts';
import { PRODUCT_PARAM, TABLE_PARAM } from './menu-query.ts';

/** Invisible characters that programs insert to let a long link wrap. No id has them. */
export const ZERO_WIDTH = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** A product's slug has at most 60 characters. Bounds the work for a long query. */
const VALUE_MAX_LENGTH = 300;

/** A value, what stands around a link in a text, and the rest of a tag as in `pizza">Pizza</a>`. */
const DAMAGED =
  /^[\s"'`([{<„“”«‘’]*([\w-]+)(?:=(?:20|09|0D|0A))*[\s'`)\]}“”»‘’.,;:!|*…]*(?:["<>].*)?$/s;

/**
 * The value of a query parameter without what programs that send or show links add around it
 * (`lib/request/request-path.ts` repairs paths). Only for values of letters, digits, hyphens and
 * underscores. '' for a missing value.
 */
export function repairQueryValue(value: string | null | undefined): string {
  const visible = (value ?? '').slice(0, VALUE_MAX_LENGTH).replace(ZERO_WIDTH, '');
  return DAMAGED.exec(visible)?.[1] ?? '';
}

/** The slug of the product that the query names. Undefined if none or no possible slug. */
export function parseProductSlug(params: URLSearchParams): string | undefined {
  const slug = repairQueryValue(params.get(PRODUCT_PARAM));
  return isProductSlug(slug) ? slug : undefined;
}

/** The value of `LANGUAGE_PARAM` in a link. */
export function parseLanguage(value: string | null | undefined): Language | undefined {
  const language = repairQueryValue(value);
  return isLanguage(language) ? language : undefined;
}

/**
 * The id of the table at which the visitor sits, from the query of this page's address. Undefined if
 * the query names none or no possible id (requirement R-3).
 */
export function readTableId(search: string = location.search): string | undefined {
  const id = repairQueryValue(new URLSearchParams(search).get(TABLE_PARAM));
  return isTableId(id) ? id : undefined;
}
