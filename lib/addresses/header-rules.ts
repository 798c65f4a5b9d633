import {
  dataHeaders,
  documentHeaders,
  previewHeaders,
  sensitiveHeaders,
} from '../security/headers.ts';
import type { Header } from '../security/headers.ts';
import { API_PREFIX, listPrefixes } from './list-prefixes.ts';

type HeaderRule = { readonly source: string; readonly headers: readonly Header[] };

const toRules = (prefixes: readonly string[], headers: readonly Header[]): readonly HeaderRule[] =>
  prefixes.map((prefix) => ({ source: `${prefix}/:path*`, headers: [...headers] }));

/** The prefixes of preview pictures. */
export const previewPrefixes = listPrefixes(({ rendered }) => rendered === 'picture');

/** The prefixes under which no answer is a document, not even a 404. */
const DATA_PREFIXES = [API_PREFIX, '/_next/static', '/_next/image'];

/**
 * The rules for `headers` in `next.config.mjs`. Of two rules with the same header the later one
 * counts.
 */
export function listHeaderRules(): readonly HeaderRule[] {
  const perRequest = listPrefixes(
    ({ isSensitive, rendered }) => isSensitive === true && rendered === 'per-request',
  );
  const throughPageCache = listPrefixes(
    ({ isSensitive, rendered }) => isSensitive === true && rendered !== 'per-request',
  );
  return [
    ...toRules([''], documentHeaders),
    ...toRules(DATA_PREFIXES, dataHeaders),
    ...toRules(previewPrefixes, previewHeaders),
    ...toRules([...perRequest, API_PREFIX], sensitiveHeaders),
    // Here `Cache-Control` is left out: the page cache adds `no-store` itself, and the header would
    // be sent twice.
    ...toRules(
      throughPageCache,
      sensitiveHeaders.filter(({ key }) => key !== 'Cache-Control'),
    ),
  ];
}
