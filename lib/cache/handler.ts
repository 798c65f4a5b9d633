import type {
  CacheHandler,
  CacheHandlerContext,
  CacheHandlerValue,
} from 'next/dist/server/lib/incremental-cache/index.js';
import { getLog } from '../log.ts';
import { getSignals } from '../signals/signals.ts';
import { prepareFirstAnswer, toServedEntry, toStoredValue } from './answer-headers.ts';
import { getBuildIdentity } from './build-identity.ts';
import { openPrerenderedPages } from './prerendered-pages.ts';
import {
  getFrameworkTime,
  getFreshUntil,
  getPagePath,
  getReadResult,
  isAnswer,
  isNotFoundPage,
  isPage,
  isRoute,
  withPastDate,
} from './entry.ts';
import type { CachedValue, CacheEntry } from './entry.ts';
import { parseInlineScripts } from './inline-scripts.ts';
import { parsePageMark, parseRouteMark } from './page-mark.ts';
import type { PageMark } from './page-mark.ts';
import { getBoundedPageStore } from './bounded-page-store.ts';
import { noteServedPage } from './served-page.ts';

type ReadContext = Parameters<CacheHandler['get']>[1];
type WriteContext = Parameters<CacheHandler['set']>[2];

/** A page has this script when its structured data was missing during the rendering. */
const EMPTY_STRUCTURED_DATA = '<script type="application/ld+json"></script>';

/** For the log: the first segment of the path, because the second may be an invoice's id. */
const formatPageName = (key: string): string => getPagePath(key).split('/', 2).join('/');

/** A script of an unknown shape gets no hash, so the browser blocks the script. */
function getScriptHashes(key: string, value: CachedValue): readonly string[] {
  if (!isPage(value)) return [];
  const { hashes, refused } = parseInlineScripts(value.html);
  if (refused.length > 0) {
    getLog().error({ page: formatPageName(key), refused }, 'page cache: inline script refused');
  }
  return hashes;
}

/**
 * The mark that the page or route has set. If a page has set no mark and its structured data is
 * missing, its mark is `unstored`.
 */
function getMark(key: string, value: CachedValue): PageMark | undefined {
  if (isRoute(value)) return parseRouteMark(value);
  if (!isPage(value)) return undefined;
  const mark = parsePageMark(value.html);
  if (!value.html.includes(EMPTY_STRUCTURED_DATA)) return mark;
  getLog().error({ page: formatPageName(key) }, 'page cache: structured data missing');
  return mark ?? 'unstored';
}

/**
 * The page cache (`docs/decisions/0002-caches.md`). The results of Next's cached functions are
 * not stored, because they contain no data of the provider. The provider's answers are in
 * `lib/provider/catalogue/answer-cache.ts`.
 */
export default class PageCacheHandler implements CacheHandler {
  /** Reads the pages that the build prerendered. */
  readonly #prerenderedPages: CacheHandler | undefined;
  /**
   * The page store's expiry count at the last read of this handler, or at its creation. If Next
   * renders a page after that read, `set` stores the page only if the count is still the same.
   */
  #expiryCount: number;

  constructor(context: CacheHandlerContext) {
    this.#prerenderedPages = openPrerenderedPages(context);
    this.#expiryCount = getBoundedPageStore().getExpiryCount();
  }

  async get(key: string, context: ReadContext): Promise<CacheHandlerValue | null> {
    // TypeScript rejects the comparison of an enum with a string, so make `kind` a string first.
    if (`${context.kind}` === 'FETCH') return null;
    this.#expiryCount = getBoundedPageStore().getExpiryCount();
    const found =
      (await getBoundedPageStore().get(getPagePath(key))) ??
      (await this.#getPrerendered(key, context));
    const now = getFrameworkTime();
    const stored = found && withPastDate(found, now);
    const result = getReadResult(stored, now);
    getSignals().emit('cacheRead', { cache: 'pages', result });
    if (stored && result === 'hit') this.#noteServed(key, stored);
    return stored ? toServedEntry(key, stored) : null;
  }

  async set(key: string, value: CachedValue, context: WriteContext): Promise<void> {
    if ('fetchCache' in context && context.fetchCache) return;
    const mark = getMark(key, value);
    const entry: CacheEntry = {
      value: toStoredValue(value),
      lastModified: getFrameworkTime(),
      scriptHashes: getScriptHashes(key, value),
      ...('cacheControl' in context && context.cacheControl
        ? { cacheControl: context.cacheControl }
        : {}),
    };
    if (isAnswer(value)) prepareFirstAnswer(key, value, entry, mark);
    if (mark === 'unknown') return getBoundedPageStore().delete(getPagePath(key));
    if (mark !== undefined || isNotFoundPage(key)) return;
    // If pages have expired since the rendering began, this page may contain outdated data.
    if (this.#expiryCount !== getBoundedPageStore().getExpiryCount()) return;
    this.#noteServed(key, entry);
    await getBoundedPageStore().set(getPagePath(key), entry);
  }

  #noteServed(key: string, entry: CacheEntry): void {
    const path = getPagePath(key);
    noteServedPage({ path, freshUntil: getFreshUntil(entry), expiryCount: this.#expiryCount });
  }

  async #getPrerendered(key: string, context: ReadContext): Promise<CacheEntry | undefined> {
    if (!getBuildIdentity().hasSameSettings) return undefined;
    const prerendered = await this.#prerenderedPages?.get(key, context);
    if (!prerendered || getMark(key, prerendered.value)) return undefined;
    const entry: CacheEntry = {
      ...prerendered,
      scriptHashes: getScriptHashes(key, prerendered.value),
    };
    await getBoundedPageStore().set(getPagePath(key), entry);
    return entry;
  }

  async revalidateTag(...change: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    await this.#prerenderedPages?.revalidateTag(...change);
  }

  resetRequestCache(): void {
    // The handler caches no values for a single request, so there is nothing to reset.
  }
}
