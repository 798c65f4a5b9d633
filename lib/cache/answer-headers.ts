import type { OutgoingHttpHeaders } from 'node:http';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { getMenuLanguage } from '../addresses/menu-variants.ts';
import { DATA_POLICY } from '../security/csp.ts';
import { formatFreshnessHeader, PRIVATE_FRESHNESS } from './cache-control.ts';
import { createStyleInliner, withoutInlineStyles } from './inline-styles.ts';
import { getPagePath, isAnswer, isNotFoundPage, isPage } from './entry.ts';
import type { HttpAnswer, CachedValue, CacheEntry } from './entry.ts';
import { formatPolicyHeaders, formatMarkedAnswer } from './page-headers.ts';
import { withoutRouteMark } from './page-mark.ts';
import type { PageMark } from './page-mark.ts';

function formatAddedHeaders(
  key: string,
  value: HttpAnswer,
  { scriptHashes, cacheControl }: CacheEntry,
  styleHashes: readonly string[],
  mark?: PageMark,
): OutgoingHttpHeaders {
  const menuLanguage = getMenuLanguage(getPagePath(key));
  // Next sets the `cache-control` of the not-found page. A route handler without a page period may
  // set its own `cache-control`. So these two get no `cache-control` here.
  const hasFreshness = !isNotFoundPage(key) && (isPage(value) || cacheControl?.revalidate);
  return {
    ...(isPage(value)
      ? formatPolicyHeaders(getPagePath(key), { scripts: scriptHashes, styles: styleHashes }, mark)
      : { 'content-security-policy': DATA_POLICY }),
    ...(hasFreshness &&
      (menuLanguage === 'en'
        ? PRIVATE_FRESHNESS
        : formatFreshnessHeader(cacheControl?.revalidate))),
    ...(menuLanguage !== undefined && { vary: 'Accept-Language' }),
  };
}

const inlineStyles = createStyleInliner();

export function toServedEntry(key: string, stored: CacheEntry): CacheHandlerValue {
  const { scriptHashes: _hashes, ...entry } = stored;
  const { value } = entry;
  if (!isAnswer(value)) return entry;
  const styled = isPage(value) ? inlineStyles(value.html) : undefined;
  const headers = {
    ...value.headers,
    ...formatAddedHeaders(key, value, stored, styled?.hashes ?? []),
  };
  return { ...entry, value: { ...value, ...(styled && { html: styled.html }), headers } };
}

/**
 * After a failed refresh Next stores a page as `toServedEntry` returned it. So this function
 * removes what `toServedEntry` added to the page: inline styles and headers. A route keeps its
 * headers, because the route may have set `cache-control` itself.
 */
export function toStoredValue(value: CachedValue): CachedValue {
  if (!isPage(value)) return value;
  const {
    'content-security-policy': _policy,
    'reporting-endpoints': _endpoints,
    'cache-control': _freshness,
    vary: _vary,
    ...headers
  } = value.headers ?? {};
  return { ...value, html: withoutInlineStyles(value.html), headers };
}

/** Changes `answer` in place. If a visitor waits for the rendering, Next sends this same object. */
export function prepareFirstAnswer(
  key: string,
  answer: HttpAnswer,
  entry: CacheEntry,
  mark: PageMark | undefined,
): void {
  const marked = mark && formatMarkedAnswer(mark);
  let styleHashes: readonly string[] = [];
  if (isPage(answer)) ({ html: answer.html, hashes: styleHashes } = inlineStyles(answer.html));
  answer.headers = withoutRouteMark({
    ...answer.headers,
    ...formatAddedHeaders(key, answer, entry, styleHashes, mark),
    ...marked?.headers,
  });
  answer.status = marked?.status ?? answer.status;
}
