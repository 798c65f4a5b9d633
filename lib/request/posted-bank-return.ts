import type { IncomingMessage } from 'node:http';
import { decodeText, findCharset, unescapeBytes } from '../decode-text.ts';
import { LANGUAGE_PARAM } from '../i18n/language.ts';
import { parseLanguage } from '../query-values.ts';
import { bodyLimits, readBytes } from './request-body.ts';

/** The fields that the bank's gateway, LibraPay, posts to a shop. Source: public shop plug-ins. */
const RETURN_FIELDS: readonly string[] = [
  'RC',
  'MESSAGE',
  'ORDER',
  'TERMINAL',
  'TRTYPE',
  'AMOUNT',
  'CURRENCY',
  'DESC',
  'ACTION',
  'RRN',
  'INT_REF',
  'APPROVAL',
  'TIMESTAMP',
  'NONCE',
  'P_SIGN',
];
/**
 * The maximum length of each field, in UTF-16 units. The result page shows up to 300 characters of
 * MESSAGE, and needs 301 to see that MESSAGE is longer. A character has at most two units.
 */
const VALUE_MAX_LENGTH = 602;
const URL_ENCODED = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Drops half a character at the cut, because the query would have U+FFFD in its place. */
const cutValue = (value: string): string =>
  value.slice(0, VALUE_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

type PostedReturn = Pick<IncomingMessage, 'url' | 'headers'> & AsyncIterable<Uint8Array>;

/**
 * Formats the query of the redirect after the bank's POST, in UTF-8. The address of the POST may
 * have a query too. From this query the fields in `RETURN_FIELDS` and the language are kept, but
 * fields of the body take precedence. A body that is too large, damaged or not a form is ignored.
 */
export async function formatReturnQuery(request: PostedReturn): Promise<string> {
  const form = await readForm(request);
  const address = new URLSearchParams((request.url ?? '').split('?').slice(1).join('?'));
  const query = new URLSearchParams();
  for (const name of RETURN_FIELDS) {
    const value = form?.get(name) ?? address.get(name);
    if (typeof value === 'string') query.set(name, cutValue(value));
  }
  const language = parseLanguage(address.get(LANGUAGE_PARAM));
  if (language !== undefined) query.set(LANGUAGE_PARAM, language);
  return query.toString();
}

/** The first value of each field. */
type BankFields = ReadonlyMap<string, string>;

/** A browser writes the charset of a form into this field, if the form has the field. */
const CHARSET_FIELD = '_charset_';
/** The bank sends about 15 fields. */
const MAX_PAIRS = 200;

async function readForm(request: PostedReturn): Promise<BankFields | undefined> {
  const body = await readBytes(request, bodyLimits.bankReturn);
  if (body === undefined) return undefined;
  const type = request.headers['content-type'] ?? '';
  const text = Buffer.from(body).toString('latin1');
  return URL_ENCODED.test(type) ? readPairs(text, findCharset(type)) : readParts(text, type);
}

/** Each character of `text` is a byte. */
function readPairs(text: string, charset: string): BankFields {
  const pairs = text.split('&', MAX_PAIRS).map((pair): BytePair => {
    const [name = ''] = pair.split('=', 1);
    return [name, pair.slice(name.length + 1)];
  });
  return decodeFields(pairs, unescapeBytes, charset);
}

/**
 * Each character of `text` is a byte. `formData` decodes UTF-8, so it gets each byte as a character
 * in UTF-8. It rejects if the content type is not that of a form, or if the body is damaged.
 */
async function readParts(text: string, type: string): Promise<BankFields | undefined> {
  const response = new Response(Buffer.from(text, 'utf8'), { headers: { 'content-type': type } });
  const form = await response.formData().catch(() => undefined);
  if (form === undefined) return undefined;
  const pairs = [...form].flatMap(([name, value]): readonly BytePair[] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return decodeFields(pairs, (value) => Buffer.from(value, 'latin1'), '');
}

/** Each character is a byte. */
type BytePair = readonly [name: string, value: string];

/** Decodes the fields in `RETURN_FIELDS` only. Their names are ASCII, which forms do not escape. */
function decodeFields(
  pairs: readonly BytePair[],
  toBytes: (value: string) => Uint8Array,
  charset: string,
): BankFields {
  const sent = new Map<string, string>();
  for (const [name, value] of pairs) {
    const isRead = name === CHARSET_FIELD || RETURN_FIELDS.includes(name);
    if (isRead && !sent.has(name)) sent.set(name, value);
  }
  const declared = charset || decodeText(toBytes(sent.get(CHARSET_FIELD) ?? ''));
  return new Map([...sent].map(([name, value]) => [name, decodeText(toBytes(value), declared)]));
}
