import type { OutgoingHttpHeaders } from 'node:http';
import type {
  CacheHandler,
  CacheHandlerContext,
  CacheHandlerValue,
} from 'next/dist/server/lib/incremental-cache/index.js';
import type {
  CachedRouteValue,
  IncrementalCachedAppPageValue,
} from 'next/dist/server/response-cache/types.js';
import { getLog } from '../log.ts';
import { getBoundedStores } from './bounded-stores.ts';
import { getBuildIdentity, openBuildSeeds } from './build-seeds.ts';
import type { BuildIdentity } from './build-seeds.ts';
import { isPage, isRoute } from './entry.ts';
import type { CacheEntry } from './entry.ts';
import { parseInlineScripts } from './inline-scripts.ts';
import { formatFreshnessHeader, formatPolicyHeader, replyTo } from './page-headers.ts';
import { parseOutcome } from './page-outcome.ts';
import type { PageOutcome } from './page-outcome.ts';
import { parseRouteOutcome, withoutOutcome } from './route-outcome.ts';

type ReadContext = Parameters<CacheHandler['get']>[1];
type WriteContext = Parameters<CacheHandler['set']>[2];
type CachedValue = CacheHandlerValue['value'];

/**
 * The not-found page of one visitor repeats the address that was asked for, perhaps with a token in
 * it. Only the build's own copy, which knows no address, is ever given to others.
 */
const isNotFoundPage = (key: string): boolean => key.endsWith('/$/_not-found');

/**
 * The hashes of the page's own inline scripts; what stays blocked is logged, with the first segment
 * of its address alone: what follows may be an invoice's id.
 */
function getScriptHashes(key: string, value: CachedValue): readonly string[] {
  if (!isPage(value)) return [];
  const { hashes, refused } = parseInlineScripts(value.html);
  const page = key.split('/', 2).join('/');
  if (refused.length > 0) getLog().error({ page, refused }, 'page cache: inline script refused');
  return hashes;
}

type Answer = IncrementalCachedAppPageValue | CachedRouteValue;

const isAnswer = (value: CachedValue): value is Answer => isPage(value) || isRoute(value);

/** Undefined for an ordinary answer. */
const outcomeOf = (value: CachedValue): PageOutcome | undefined =>
  isPage(value) ? parseOutcome(value.html) : parseRouteOutcome(value);

/**
 * What we add to an answer: to a page the policy of this process, and how long others may keep it,
 * unless a route without a period says so itself. A missing page is nobody's to keep, which the
 * framework says.
 */
const formatOwnHeaders = (
  key: string,
  value: Answer,
  { scriptHashes, cacheControl }: CacheEntry,
  outcome?: PageOutcome,
): OutgoingHttpHeaders => ({
  ...(isPage(value) && formatPolicyHeader(scriptHashes, outcome)),
  ...(!isNotFoundPage(key) &&
    (isPage(value) || cacheControl?.revalidate) &&
    formatFreshnessHeader(cacheControl?.revalidate)),
});

/** The entry as the framework serves it. */
function withOwnHeaders(key: string, stored: CacheEntry): CacheHandlerValue {
  const { scriptHashes: _hashes, ...entry } = stored;
  if (!isAnswer(entry.value)) return entry;
  const headers = { ...entry.value.headers, ...formatOwnHeaders(key, entry.value, stored) };
  return { ...entry, value: { ...entry.value, headers } };
}

/** A copy without them: an answer that is kept on comes back here as it was served. */
function withoutOwnHeaders(value: CachedValue): CachedValue {
  if (!isPage(value)) return value;
  const {
    'content-security-policy': _policy,
    'cache-control': _freshness,
    ...headers
  } = value.headers ?? {};
  return { ...value, headers };
}

/** The visitor who caused this rendering is answered from this very object, so it is changed. */
function prepareAnswer(
  key: string,
  answer: Answer,
  entry: CacheEntry,
  outcome: PageOutcome | undefined,
): void {
  const reply = outcome && replyTo(outcome);
  answer.headers = withoutOutcome({
    ...answer.headers,
    ...formatOwnHeaders(key, answer, entry, outcome),
    ...reply?.headers,
  });
  answer.status = reply?.status ?? answer.status;
}

/**
 * The page cache. Beyond keeping entries it gives each page the policy that lets its own scripts
 * run, and turns marked pages into 404 and 503 answers that are stored nowhere
 * (`docs/decisions/0004-page-cache.md`).
 */
export default class PageCacheHandler implements CacheHandler {
  readonly #seeds: CacheHandler | undefined;
  readonly #build: BuildIdentity;

  constructor(context: CacheHandlerContext) {
    this.#seeds = openBuildSeeds(context);
    this.#build = getBuildIdentity(context.serverDistDir);
  }

  async get(key: string, context: ReadContext): Promise<CacheHandlerValue | null> {
    const { pages, data } = getBoundedStores();
    if (`${context.kind}` === 'FETCH') return (await data.get(key)) ?? null;
    const stored = (await pages.get(this.#scoped(key))) ?? (await this.#getSeed(key, context));
    return stored ? withOwnHeaders(key, stored) : null;
  }

  async set(key: string, value: CachedValue, context: WriteContext): Promise<void> {
    const { pages, data } = getBoundedStores();
    if ('fetchCache' in context && context.fetchCache) {
      return data.set(key, { value, lastModified: Date.now(), scriptHashes: [] });
    }
    const outcome = outcomeOf(value);
    const entry: CacheEntry = {
      value: withoutOwnHeaders(value),
      lastModified: Date.now(),
      scriptHashes: getScriptHashes(key, value),
      ...('cacheControl' in context && context.cacheControl
        ? { cacheControl: context.cacheControl }
        : {}),
    };
    if (isAnswer(value)) prepareAnswer(key, value, entry, outcome);
    if (outcome === 'unknown') return pages.delete(this.#scoped(key));
    if (outcome !== undefined || isNotFoundPage(key)) return undefined;
    return pages.set(this.#scoped(key), entry);
  }

  async #getSeed(key: string, context: ReadContext): Promise<CacheEntry | undefined> {
    if (!this.#build.hasSameSettings) return undefined;
    const seed = await this.#seeds?.get(key, context);
    if (!seed || outcomeOf(seed.value)) return undefined;
    const entry: CacheEntry = { ...seed, scriptHashes: getScriptHashes(key, seed.value) };
    await getBoundedStores().pages.set(this.#scoped(key), entry);
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
