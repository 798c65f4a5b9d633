import { decodeText, findCharset, unescapeBytes } from '../decode-text.ts';
import { LANGUAGE_PARAM, parseLanguage } from '../i18n/language.ts';
import { bodyLimits } from './body-limits.ts';
import { readBytes } from './read-bytes.ts';

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

/**
 * Formats the query of the redirect after the bank's POST, in UTF-8. The address of the POST may
 * have a query too. From this query the fields in `RETURN_FIELDS` and the language are kept, but
 * fields of the body take precedence. A body that is too large, damaged or not a form is ignored.
 */
export async function formatReturnQuery(request: Request): Promise<string> {
  const form = await readForm(request);
  const address = new URL(request.url).searchParams;
  const query = new URLSearchParams();
  for (const name of RETURN_FIELDS) {
    const value = form?.get(name) ?? address.get(name);
    if (typeof value === 'string') query.set(name, value.slice(0, VALUE_MAX_LENGTH));
  }
  const language = parseLanguage(address.get(LANGUAGE_PARAM));
  if (language !== undefined) query.set(LANGUAGE_PARAM, language);
  return query.toString();
}

/** The first value of each field. */
type BankFields = ReadonlyMap<string, string>;

async function readForm(request: Request): Promise<BankFields | undefined> {
  const body = await readBytes(request.body, bodyLimits.bankReturn);
  if (body === undefined) return undefined;
  const type = request.headers.get('content-type') ?? '';
  const text = Buffer.from(body).toString('latin1');
  return URL_ENCODED.test(type) ? readPairs(text, findCharset(type)) : readParts(text, type);
}

/** Each character of `text` is a byte. */
function readPairs(text: string, charset: string): BankFields {
  const pairs = text.split('&').map((pair): BytePair => {
    const equals = pair.indexOf('=');
    if (equals === -1) return [unescapeBytes(pair), new Uint8Array()];
    return [unescapeBytes(pair.slice(0, equals)), unescapeBytes(pair.slice(equals + 1))];
  });
  return decodePairs(pairs, charset);
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
    typeof value === 'string' ? [[Buffer.from(name, 'latin1'), Buffer.from(value, 'latin1')]] : [],
  );
  return decodePairs(pairs, '');
}

type BytePair = readonly [name: Uint8Array, value: Uint8Array];

/** A browser writes the charset of a form into its field `_charset_`, if the form has one. */
function decodePairs(pairs: readonly BytePair[], charset: string): BankFields {
  const named = pairs.map(([name, value]) => [decodeText(name), value] as const);
  const field = named.find(([name]) => name === '_charset_')?.[1];
  const declared = charset || (field && decodeText(field));
  const fields = new Map<string, string>();
  for (const [name, value] of named) {
    if (!fields.has(name)) fields.set(name, decodeText(value, declared));
  }
  return fields;
}
