import { isLanguage, LANGUAGE_PARAM } from '../i18n/language.ts';
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

/**
 * Formats the query of the redirect after the bank's POST. The address of the POST may have a query
 * too. From this query the fields in `RETURN_FIELDS` and the language are kept, but fields of the
 * body take precedence. A body that is too large, damaged or not a form is ignored.
 */
export async function formatReturnQuery(request: Request): Promise<string> {
  const form = await readForm(request);
  const address = new URL(request.url).searchParams;
  const query = new URLSearchParams();
  for (const name of RETURN_FIELDS) {
    // `get` returns the first value of a repeated field.
    const value = form?.get(name) ?? address.get(name);
    if (typeof value === 'string') query.set(name, value.slice(0, VALUE_MAX_LENGTH));
  }
  const language = address.get(LANGUAGE_PARAM);
  if (isLanguage(language)) query.set(LANGUAGE_PARAM, language);
  return query.toString();
}

async function readForm(request: Request): Promise<FormData | undefined> {
  const body = await readBytes(request.body, bodyLimits.bankReturn);
  if (body === undefined) return undefined;
  const type = request.headers.get('content-type') ?? '';
  // `formData` rejects if the content type is not that of a form, or if the body is damaged.
  return new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
}
