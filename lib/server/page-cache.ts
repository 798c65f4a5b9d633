import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { getLog } from '../log.ts';
import { bindNewRequestContext, getProcessEvents } from '../process-events.ts';
import {
  chooseEncoding,
  compressBody,
  createCompressionQueue,
  decompressBody,
  ENCODINGS,
  isCompressible,
  prepareResponse,
  sendResponse,
} from './send-response.ts';
import type { CacheState, Encoding, PreparedResponse } from './send-response.ts';
import { formatPageResponse } from './page-response.ts';
import type { PageFacts, PageResponse } from './page-response.ts';
import type { PageRequest, RenderedPage } from './render-page.ts';

/** A page or file, in one of its forms. */
export type PageTarget = PageRequest &
  PageFacts & {
    /** The path, and for the less usual forms of the page what chooses them. */
    readonly key: string;
    /** The restaurant that the page is about. */
    readonly restaurantId?: string;
    /**
     * The page that is sent if the provider does not know the restaurant. Unknown restaurants share
     * it, so its key and its address contain no id.
     */
    readonly notFound?: PageTarget;
    /** Too many addresses have such a page, or it is personal. It is never stored. */
    readonly isUnstored?: boolean;
    /** The page is itself a not-found page, and is stored although its status is 404. */
    readonly isNotFound?: true;
  };

type PageHead = Omit<PageResponse, 'body'>;

type StoredPage = {
  readonly head: PageHead;
  /** On the clock of `performance.now()`. */
  readonly freshUntil: number;
  /**
   * Without 'identity' for a compressible body until a client has asked for it, because
   * uncompressed pages would take most of the memory.
   */
  readonly encoded: Readonly<Partial<Record<Encoding, PreparedResponse>>>;
};

export type PageCache = {
  /** Rejects if the page cannot be rendered and no older page is stored. */
  readonly respond: (
    target: PageTarget,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<void>;
  /**
   * Removes pages by their keys, or all pages, but no file of the build. A rendering that began
   * before is not stored.
   */
  readonly remove: (keys: readonly string[] | 'all') => void;
};

type PageCacheOptions = {
  readonly render: (page: PageRequest) => Promise<RenderedPage>;
  /** Asks the provider unless the provider's last answer about the restaurant is fresh. */
  readonly isUnknownRestaurant: (restaurantId: string) => Promise<boolean>;
  /** 0: nothing is stored, but visitors who ask for a page at the same time still share it. */
  readonly maxBytes: number;
  readonly deadlineMs?: number;
  readonly giveUpMs?: number;
  readonly now?: () => number;
  readonly compress?: typeof compressBody;
};

const ENTRY_OVERHEAD_BYTES = 4_096;
/** After a failed refresh the older page is used for this time before the next try. */
const RETRY_AFTER_MS = 2_000;
/** Longer than all calls of a page to the provider may take together. */
const DEADLINE_MS = 10_000;
/** A rendering that hangs must not keep its page from being rendered for ever. */
const GIVE_UP_MS = 60_000;
/** Pages that expire together are rendered one after the other, so that visitors do not wait. */
const RENDERED_AT_ONCE = 1;

const ENCODING_VARY = 'Accept-Encoding';
const BUILD_FILES = '/_next/static/';

export class RenderDeadlineError extends Error {
  override readonly name = 'RenderDeadlineError';
}

const sizeOf = ({ encoded }: StoredPage): number =>
  Object.values(encoded).reduce((sum, { body }) => sum + body.length, ENTRY_OVERHEAD_BYTES);

function withEncodingVary<T extends PageHead>(head: T): T {
  const others = head.headers['vary'];
  const vary = others === undefined ? ENCODING_VARY : `${String(others)}, ${ENCODING_VARY}`;
  return { ...head, headers: { ...head.headers, vary } };
}

const isBuildFile = (key: string): boolean => key.startsWith(BUILD_FILES);

/** Keeps pages and files in memory, complete and compressed (`docs/decisions/0002-caches.md`). */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, isUnknownRestaurant, maxBytes } = options;
  const { deadlineMs = DEADLINE_MS, giveUpMs = GIVE_UP_MS } = options;
  const { now = () => performance.now(), compress = compressBody } = options;
  const pages = new LRUCache<string, StoredPage>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: sizeOf,
    dispose: (_, _key, reason) => {
      if (reason === 'evict')
        getProcessEvents().emit('evicted', { store: 'pages memory', entries: 1 });
    },
  });
  const renderings = new Map<string, Promise<StoredPage>>();
  /** The keys of pages whose refresh waits for its turn. */
  const waiting = new Set<string>();
  const refreshes = new PQueue({ concurrency: RENDERED_AT_ONCE });
  const compressLater = createCompressionQueue();

  const withLimit = async <T>(work: Promise<T>, limitMs: number): Promise<T> => {
    const end = Promise.withResolvers<never>();
    const timer = setTimeout(() => end.reject(new RenderDeadlineError()), limitMs);
    try {
      return await Promise.race([work, end.promise]);
    } finally {
      clearTimeout(timer);
    }
  };

  const addEncoding = (key: string, page: StoredPage, encoding: Encoding, body: Buffer): void => {
    const stored = pages.get(key);
    if (!stored || stored.head.headers['etag'] !== page.head.headers['etag']) return;
    const prepared = prepareResponse({ ...stored.head, encoding, body });
    const added = { ...stored, encoded: { ...stored.encoded, [encoding]: prepared } };
    // `set` would remove a page that is larger than the whole memory.
    if (sizeOf(added) <= maxBytes) pages.set(key, added);
  };

  /** If the body has not changed, its encodings are used again, with the new headers. */
  const toStored = async (
    { key }: PageTarget,
    { body, ...rendered }: PageResponse,
    freshUntil: number,
  ): Promise<StoredPage> => {
    const mayCompress = isCompressible({ headers: rendered.headers, body });
    const head = mayCompress ? withEncodingVary(rendered) : rendered;
    const older = pages.get(key);
    const isSame = older?.head.headers['etag'] === head.headers['etag'];
    const bodies: Partial<Record<Encoding, Buffer>> = {};
    for (const encoding of isSame ? ENCODINGS : []) {
      const known = older?.encoded[encoding];
      if (known) bodies[encoding] = known.body;
    }
    if (mayCompress) bodies.gzip ??= await compress.gzip(body);
    else bodies.identity ??= body;
    const encoded: Partial<Record<Encoding, PreparedResponse>> = {};
    for (const encoding of ENCODINGS) {
      const bytes = bodies[encoding];
      if (bytes) encoded[encoding] = prepareResponse({ ...head, encoding, body: bytes });
    }
    return { head, freshUntil, encoded };
  };

  const renderTarget = async (target: PageTarget, isWanted: () => boolean): Promise<StoredPage> => {
    const { key, restaurantId, notFound } = target;
    if (notFound && restaurantId !== undefined && (await isUnknownRestaurant(restaurantId))) {
      if (isWanted()) pages.delete(key);
      return pages.get(notFound.key) ?? joinOrBegin(notFound);
    }
    const rendered = await render(target);
    const formatted = formatPageResponse(target, rendered);
    const page = await toStored(target, formatted, rendered.rendering.freshUntil);
    if (!isWanted()) return page;
    const mayStore = formatted.isComplete && !target.isUnstored;
    if (mayStore || (target.isNotFound && formatted.status === 404)) {
      pages.set(key, page);
      const { gzip } = page.encoded;
      if (gzip && !page.encoded.br) {
        compressLater(async () => {
          addEncoding(key, page, 'br', await compress.br(formatted.body));
        });
      }
    } else if (formatted.status === 404) pages.delete(key);
    else throw new IncompletePage(page);
    return page;
  };

  /** An older page stays if the new one cannot be rendered or lacks data. */
  const keepOlder = (target: PageTarget, error: unknown): StoredPage => {
    const older = pages.get(target.key);
    if (older) {
      if (!(error instanceof IncompletePage)) {
        getLog().error({ err: error }, 'A page was not refreshed');
      }
      pages.set(target.key, { ...older, freshUntil: now() + RETRY_AFTER_MS });
      return older;
    }
    if (error instanceof IncompletePage) return error.page;
    throw error;
  };

  const begin = (target: PageTarget): Promise<StoredPage> => {
    const { key } = target;
    const isWanted = (): boolean => renderings.get(key) === running;
    const run = async (): Promise<StoredPage> => {
      // `running` is set when the rest of this function runs.
      await Promise.resolve();
      try {
        return await withLimit(renderTarget(target, isWanted), giveUpMs);
      } catch (error) {
        return keepOlder(target, error);
      } finally {
        if (isWanted()) renderings.delete(key);
      }
    };
    const running = run();
    renderings.set(key, running);
    return running;
  };

  /** Who waits for too long is refused, but the rendering goes on and others can join it. */
  const joinOrBegin = (target: PageTarget): Promise<StoredPage> =>
    withLimit(renderings.get(target.key) ?? begin(target), deadlineMs);

  const refresh = (target: PageTarget): void => {
    const { key } = target;
    if (waiting.has(key) || renderings.has(key)) return;
    waiting.add(key);
    // The provider is asked before the turn, so that a slow answer delays no other page.
    const ask = bindNewRequestContext(async () => {
      if (target.restaurantId !== undefined) await isUnknownRestaurant(target.restaurantId);
    });
    const work = bindNewRequestContext(async () => {
      waiting.delete(key);
      // A page that has been removed meanwhile is rendered when a visitor asks for it.
      if (findState(pages.get(key)) === 'stale') await joinOrBegin(target);
    });
    ask()
      .catch(() => undefined)
      .then(() => refreshes.add(work))
      .catch((error: unknown) => getLog().error({ err: error }, 'A page was not refreshed'));
  };

  const findState = (stored: StoredPage | undefined): CacheState => {
    if (stored === undefined) return 'miss';
    return now() < stored.freshUntil ? 'hit' : 'stale';
  };

  const send = async (
    key: string,
    page: StoredPage,
    state: CacheState,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const { encoded } = page;
    const available = ENCODINGS.filter((name) => name === 'identity' || encoded[name]);
    const encoding = chooseEncoding(request.headers['accept-encoding'], available) ?? 'identity';
    const prepared = encoded[encoding];
    if (prepared) return sendResponse(request, response, prepared, state);
    const body = await decompressBody(encoded.gzip?.body ?? Buffer.alloc(0));
    addEncoding(key, page, 'identity', body);
    const uncompressed = prepareResponse({ ...page.head, encoding: 'identity', body });
    sendResponse(request, response, uncompressed, state);
  };

  return {
    respond: async (target, request, response) => {
      const stored = pages.get(target.key);
      const state = findState(stored);
      const cache = isBuildFile(target.key) ? 'static' : 'pages';
      getProcessEvents().emit('cacheRead', { cache, result: state });
      if (state === 'stale') refresh(target);
      await send(target.key, stored ?? (await joinOrBegin(target)), state, request, response);
    },
    remove: (keys) => {
      const removed = keys === 'all' ? [...pages.keys(), ...renderings.keys()] : keys;
      for (const key of removed) {
        if (keys === 'all' && isBuildFile(key)) continue;
        pages.delete(key);
        renderings.delete(key);
      }
    },
  };
}

/** A page that may be sent, but neither stored nor preferred to an older page. */
class IncompletePage extends Error {
  override readonly name = 'IncompletePage';
  readonly page: StoredPage;

  constructor(page: StoredPage) {
    super();
    this.page = page;
  }
}
