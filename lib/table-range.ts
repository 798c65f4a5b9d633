import { repairQueryValue } from './query-values.ts';

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
