type Fields = readonly (readonly [key: string, value: unknown])[];

/** The answers of the contract are at most six levels deep. */
const MAX_DEPTH = 12;

const NUMBER = /^[+-]?(?:\d{1,20}(?:\.\d{0,34})?|\.\d{1,34})(?:e[+-]?\d{1,3})?$/i;
const NUMBER_KEYS: readonly string[] = [
  '$numberDecimal',
  '$numberDouble',
  '$numberInt',
  '$numberLong',
];

/**
 * A JSON value without the wrappers of MongoDB's Extended JSON, which back ends on such a database
 * send when they serialise its types: `{"$numberDecimal":"18.50"}` becomes 18.5, `{"$oid":"65a…"}`
 * a text, and each form of `{"$date":…}` a text such as '2024-07-01T07:00:00.000Z'. A wrapper whose
 * content is of another form stays, so that its field counts as invalid. Parts that are nested more
 * deeply than `MAX_DEPTH` become null, because other code, such as `JSON.stringify`, is recursive.
 * Source: https://www.mongodb.com/docs/manual/reference/mongodb-extended-json/
 */
export function toPlainValues(value: unknown, depth = MAX_DEPTH): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map((item) => toPlainValues(item, depth - 1));
  const fields: Fields = Object.entries(value);
  return (
    unwrap(fields) ??
    Object.fromEntries(fields.map(([key, field]) => [key, toPlainValues(field, depth - 1)]))
  );
}

/** Undefined for an object that is no wrapper. */
function unwrap([field, ...others]: Fields): number | string | undefined {
  if (field === undefined || others.length > 0) return undefined;
  const [key, content] = field;
  if (NUMBER_KEYS.includes(key)) return toNumber(content);
  if (key === '$oid') return typeof content === 'string' ? content : undefined;
  return key === '$date' ? toDateText(content) : undefined;
}

function toNumber(content: unknown): number | undefined {
  if (typeof content === 'number') return content;
  if (typeof content !== 'string' || !NUMBER.test(content)) return undefined;
  const number = Number(content);
  return Number.isFinite(number) ? number : undefined;
}

/** The content is a text, or milliseconds since 1970 as a number or as a wrapped number. */
function toDateText(content: unknown): string | undefined {
  const plain = typeof content === 'object' ? toPlainValues(content, 1) : content;
  if (typeof plain === 'string') return plain;
  if (typeof plain !== 'number') return undefined;
  const date = new Date(plain);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
