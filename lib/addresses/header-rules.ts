import {
  commonHeaders,
  dataHeaders,
  previewHeaders,
  sensitiveHeaders,
} from '../security/security-headers.ts';
import type { Header } from '../security/security-headers.ts';
import { API_PREFIX, listPrefixes } from './address-table.ts';

/**
 * Apart from the table, which pages import: `next.config.mjs` and the server alone read the headers,
 * so an edit of them compiles no page.
 */
type HeaderRule = { readonly source: string; readonly headers: readonly Header[] };

const ANY_REST = '/:path*';

const toRules = (prefixes: readonly string[], headers: readonly Header[]): readonly HeaderRule[] =>
  prefixes.map((prefix) => ({ source: `${prefix}${ANY_REST}`, headers: [...headers] }));

export const previewPrefixes = listPrefixes(({ rendered }) => rendered === 'picture');

/** Responses under these prefixes are not documents, so they get `dataHeaders`. */
const DATA_PREFIXES = [API_PREFIX, '/_next/static', '/_next/image'];

/**
 * The rules for `headers` in `next.config.mjs`. If two rules set the same header for a response,
 * the later rule counts.
 */
export function listHeaderRules(): readonly HeaderRule[] {
  const perRequest = listPrefixes(
    ({ isSensitive, rendered }) => isSensitive === true && rendered === 'per-request',
  );
  const throughPageCache = listPrefixes(
    ({ isSensitive, rendered }) => isSensitive === true && rendered !== 'per-request',
  );
  return [
    ...toRules([''], commonHeaders),
    ...toRules(DATA_PREFIXES, dataHeaders),
    ...toRules(previewPrefixes, previewHeaders),
    ...toRules([...perRequest, API_PREFIX], sensitiveHeaders),
    // These rules set no `Cache-Control`, because the page cache sets `no-store` for these pages.
    ...toRules(
      throughPageCache,
      sensitiveHeaders.filter(({ key }) => key !== 'Cache-Control'),
    ),
  ];
}

/** The headers that `listHeaderRules` sets for a path, for a response that Next does not send. */
export function findRuleHeaders(pathname: string): Readonly<Record<string, string>> {
  const fitting = listHeaderRules().filter(({ source }) =>
    `${pathname}/`.startsWith(`${source.slice(0, -ANY_REST.length)}/`),
  );
  return Object.fromEntries(
    fitting.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}
