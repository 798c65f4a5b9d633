import type {
  CacheHandler,
  CacheHandlerContext,
  CacheHandlerValue,
} from 'next/dist/server/lib/incremental-cache/index.js';
import { getLog } from '../log.ts';
import { getSignals } from '../signals/signals.ts';
import { prepareFirstAnswer, toServedEntry, toStoredValue } from './answer-headers.ts';
import { getBuildIdentity } from './build-identity.ts';
import { openBuildSeeds } from './build-seeds.ts';
import {
  getFrameworkTime,
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

type ReadContext = Parameters<CacheHandler['get']>[1];
type WriteContext = Parameters<CacheHandler['set']>[2];

/** The script of a page whose structured data was missing when it was rendered. */
const EMPTY_STRUCTURED_DATA = '<script type="application/ld+json"></script>';

/**
 * The name of a page in the log: its first segment alone, because the next may be an invoice's id.
 */
const formatPageName = (key: string): string => getPagePath(key).split('/', 2).join('/');

/**
 * The hashes of a page's inline scripts. A script of an unknown shape gets none, so the browser
 * blocks it, and it is logged.
 */
function getScriptHashes(key: string, value: CachedValue): readonly string[] {
  if (!isPage(value)) return [];
  const { hashes, refused } = parseInlineScripts(value.html);
  if (refused.length > 0) {
    getLog().error({ page: formatPageName(key), refused }, 'page cache: inline script refused');
  }
  return hashes;
}

/**
 * The mark of a page or route; undefined for an ordinary one. A page without its structured data is
 * served but not stored.
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
 * The page cache. It stores rendered pages, adds to each the policy that allows its own scripts,
 * and answers marked pages with 404, 503 or 200 without storing them
 * (`docs/decisions/0004-page-cache.md`). It stores no results of cached functions: provider answers
 * are in `lib/provider/catalogue/answer-cache.ts`.
 */
export default class PageCacheHandler implements CacheHandler {
  readonly #seeds: CacheHandler | undefined;
  /** The revision of the pages when the framework read the page that it may render next. */
  #revision: number;

  constructor(context: CacheHandlerContext) {
    this.#seeds = openBuildSeeds(context);
    this.#revision = getBoundedPageStore().getRevision();
  }

  async get(key: string, context: ReadContext): Promise<CacheHandlerValue | null> {
    // The framework's kinds are a const enum, which this module cannot import.
    if (`${context.kind}` === 'FETCH') return null;
    this.#revision = getBoundedPageStore().getRevision();
    const found =
      (await getBoundedPageStore().get(getPagePath(key))) ?? (await this.#getSeed(key, context));
    const now = getFrameworkTime();
    const stored = found && withPastDate(found, now);
    getSignals().emit('cacheRead', { cache: 'pages', result: getReadResult(stored, now) });
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
    // Pages have expired since the rendering began, so it may have used older data.
    if (this.#revision !== getBoundedPageStore().getRevision()) return;
    await getBoundedPageStore().set(getPagePath(key), entry);
  }

  async #getSeed(key: string, context: ReadContext): Promise<CacheEntry | undefined> {
    if (!getBuildIdentity().hasSameSettings) return undefined;
    const seed = await this.#seeds?.get(key, context);
    if (!seed || getMark(key, seed.value)) return undefined;
    const entry: CacheEntry = { ...seed, scriptHashes: getScriptHashes(key, seed.value) };
    await getBoundedPageStore().set(getPagePath(key), entry);
    return entry;
  }

  async revalidateTag(...change: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    await this.#seeds?.revalidateTag(...change);
  }

  resetRequestCache(): void {
    // Nothing is kept per request.
  }
}
