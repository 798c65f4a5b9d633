import type {
  CacheHandler,
  CacheHandlerContext,
  CacheHandlerValue,
} from 'next/dist/server/lib/incremental-cache/index.js';
import { getLog } from '../log.ts';
import { getSignals } from '../signals/signals.ts';
import { addOwnHeaders, withOwnHeaders, withoutOwnHeaders } from './answer-headers.ts';
import { getBuildIdentity, openBuildSeeds } from './build-seeds.ts';
import type { BuildIdentity } from './build-seeds.ts';
import { getReadResult, isAnswer, isNotFoundPage, isPage, isRoute } from './entry.ts';
import type { CachedValue, CacheEntry } from './entry.ts';
import { parseInlineScripts } from './inline-scripts.ts';
import { parsePageMark, parseRouteMark } from './page-mark.ts';
import type { PageMark } from './page-mark.ts';
import { getBoundedPageStore } from './bounded-page-store.ts';

type ReadContext = Parameters<CacheHandler['get']>[1];
type WriteContext = Parameters<CacheHandler['set']>[2];

/** The script of a page whose structured data was missing when it was rendered. */
const EMPTY_STRUCTURED_DATA = '<script type="application/ld+json"></script>';

/** For the log: the first segment alone, because the next may be an invoice's id. */
const formatPageName = (key: string): string => key.split('/', 2).join('/');

/** Inline scripts of unknown shapes get no hash, stay blocked, and are logged. */
function getScriptHashes(key: string, value: CachedValue): readonly string[] {
  if (!isPage(value)) return [];
  const { hashes, refused } = parseInlineScripts(value.html);
  if (refused.length > 0) {
    getLog().error({ page: formatPageName(key), refused }, 'page cache: inline script refused');
  }
  return hashes;
}

/** Undefined for an ordinary answer. A page without its structured data is served but not stored. */
function getMark(key: string, value: CachedValue): PageMark | undefined {
  if (isRoute(value)) return parseRouteMark(value);
  if (!isPage(value)) return undefined;
  const mark = parsePageMark(value.html);
  if (!value.html.includes(EMPTY_STRUCTURED_DATA)) return mark;
  getLog().error({ page: formatPageName(key) }, 'page cache: structured data missing');
  return mark ?? 'unstored';
}

/**
 * The page cache. It stores rendered pages, adds to each the policy that allows its own scripts, and
 * answers marked pages 404 or 503 without storing them (`docs/decisions/0004-page-cache.md`). It
 * stores no results of cached functions: provider answers are in `lib/provider/catalogue/answer-cache.ts`.
 */
export default class PageCacheHandler implements CacheHandler {
  readonly #seeds: CacheHandler | undefined;
  readonly #build: BuildIdentity;

  constructor(context: CacheHandlerContext) {
    this.#seeds = openBuildSeeds(context);
    this.#build = getBuildIdentity(context.serverDistDir);
  }

  async get(key: string, context: ReadContext): Promise<CacheHandlerValue | null> {
    // The framework's kinds are a const enum, which this module cannot use.
    if (`${context.kind}` === 'FETCH') return null;
    const stored =
      (await getBoundedPageStore().get(this.#scoped(key))) ?? (await this.#getSeed(key, context));
    getSignals().emit('cacheRead', { cache: 'pages', result: getReadResult(stored, Date.now()) });
    return stored ? withOwnHeaders(key, stored) : null;
  }

  async set(key: string, value: CachedValue, context: WriteContext): Promise<void> {
    if ('fetchCache' in context && context.fetchCache) return;
    const mark = getMark(key, value);
    const entry: CacheEntry = {
      value: withoutOwnHeaders(value),
      lastModified: Date.now(),
      scriptHashes: getScriptHashes(key, value),
      ...('cacheControl' in context && context.cacheControl
        ? { cacheControl: context.cacheControl }
        : {}),
    };
    if (isAnswer(value)) addOwnHeaders(key, value, entry, mark);
    if (mark === 'unknown') return getBoundedPageStore().delete(this.#scoped(key));
    if (mark !== undefined || isNotFoundPage(key)) return;
    await getBoundedPageStore().set(this.#scoped(key), entry);
  }

  async #getSeed(key: string, context: ReadContext): Promise<CacheEntry | undefined> {
    if (!this.#build.hasSameSettings) return undefined;
    const seed = await this.#seeds?.get(key, context);
    if (!seed || getMark(key, seed.value)) return undefined;
    const entry: CacheEntry = { ...seed, scriptHashes: getScriptHashes(key, seed.value) };
    await getBoundedPageStore().set(this.#scoped(key), entry);
    return entry;
  }

  #scoped(key: string): string {
    return `${this.#build.namespace}:${key}`;
  }

  async revalidateTag(...change: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    await this.#seeds?.revalidateTag(...change);
  }

  resetRequestCache(): void {
    // Nothing is kept per request.
  }
}
