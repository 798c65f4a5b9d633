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
function repairQueryValue(value: string | null | undefined): string {
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

/** Tables from the first to the last, both included. */
export type TableRange = { readonly first: number; readonly last: number };

export const FIRST_TABLE_PARAM = 'de';
export const LAST_TABLE_PARAM = 'pana';

/** The maximum number of tables in one range. */
export const MAX_TABLES = 100;
export const HIGHEST_TABLE = 9_999;

const DEFAULT_RANGE: TableRange = { first: 1, last: 10 };

const parseTable = (value: string | null | undefined): number | undefined => {
  const digits = repairQueryValue(value);
  if (!/^\d{1,4}$/.test(digits)) return undefined;
  const table = Number(digits);
  return table >= 1 && table <= HIGHEST_TABLE ? table : undefined;
};

/**
 * Returns `DEFAULT_RANGE` if neither value is a valid number. Otherwise a missing or invalid `from`
 * counts as 1. A `to` that is missing, invalid or less than `from` counts as `from`. The range is
 * cut to `MAX_TABLES` tables.
 */
export function parseTableRange(
  from: string | null | undefined,
  to: string | null | undefined,
): TableRange {
  const first = parseTable(from);
  const last = parseTable(to);
  if (first === undefined && last === undefined) return DEFAULT_RANGE;
  const start = first ?? 1;
  const end = last ?? start;
  return { first: start, last: Math.min(Math.max(start, end), start + MAX_TABLES - 1) };
}

export const listTables = ({ first, last }: TableRange): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
