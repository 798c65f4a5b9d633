/** Tables from the first to the last, both included. */
export type TableRange = { readonly first: number; readonly last: number };

/** The query parameters that the form sends to the sheet. */
export const FIRST_TABLE_PARAM = 'de';
export const LAST_TABLE_PARAM = 'pana';

/** The maximum number of tables in one document. */
export const MAX_TABLES = 100;
export const HIGHEST_TABLE = 9_999;

const DEFAULT_RANGE: TableRange = { first: 1, last: 10 };

/** Accepts digits only: no sign, no point, no exponent. */
const parseTable = (value: string | null | undefined): number | undefined => {
  if (value === null || value === undefined || !/^\d{1,4}$/.test(value)) return undefined;
  const table = Number(value);
  return table >= 1 && table <= HIGHEST_TABLE ? table : undefined;
};

/**
 * A range of at most `MAX_TABLES` tables. Without a valid first table it starts at 1, without a valid
 * last table it has one table, and without both it is `DEFAULT_RANGE`.
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
