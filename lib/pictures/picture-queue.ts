import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { HandlerBeforeFramework } from '@/lib/request/before-framework/handle-before-framework';
import { commonHeaders, dataHeaders } from '@/lib/security/security-headers';
import { parsePictureRequest } from './picture-format.ts';

/** Node's thread pool has four threads, and a resize takes one. One thread stays free for pages. */
const RESIZED_AT_ONCE = 3;
/** How many pictures may wait for a resize. Three menus of 100 products have about this many. */
const MAX_WAITING = 300;
const RETRY_AFTER_SECONDS = 2;
/**
 * The queue remembers the keys of pictures that were answered with 200 or 304. Together these keys
 * have at most this many characters. That is enough for about 10,000 keys of usual length.
 */
const KNOWN_CHARACTERS = 2_000_000;
/**
 * A request occupies one of the `RESIZED_AT_ONCE` places for at most this time. Next's image
 * optimizer needs less: it gives up a download after 7 s and a resize after 7 s.
 */
const PLACE_HELD_MS = 20_000;

function refuse(response: ServerResponse): void {
  for (const { key, value } of [...commonHeaders, ...dataHeaders]) response.setHeader(key, value);
  response
    .writeHead(503, { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER_SECONDS })
    .end();
}

/**
 * Resolves when the framework ends the answer, and after `PLACE_HELD_MS` at the latest. Does not
 * resolve at the event `close`: if the client leaves, that event comes before the resize ends.
 */
function passOnUntilEnd(response: ServerResponse, passOn: () => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PLACE_HELD_MS).unref();
    const { end } = response;
    Object.assign(response, {
      end: (...given: readonly unknown[]): unknown => {
        clearTimeout(timer);
        resolve();
        return Reflect.apply(end, response, given);
      },
    });
    passOn();
  });
}

/**
 * Passes at most `RESIZED_AT_ONCE` requests for new pictures to the framework at a time
 * (`docs/decisions/0011-pictures.md`). A picture that was answered with 200 or 304 before
 * does not wait, because the optimizer has stored it on disk.
 */
export function createPictureQueue(): HandlerBeforeFramework {
  const queue = new PQueue({ concurrency: RESIZED_AT_ONCE });
  const known = new LRUCache<string, true>({
    maxSize: KNOWN_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
  });
  return (request, response, passOn) => {
    const picture = parsePictureRequest(request.url ?? '', request.headers.accept);
    if (picture === undefined) return passOn();
    const { accept, key } = picture;
    request.headers.accept = accept;
    if (known.has(key)) return passOn();
    if (queue.size >= MAX_WAITING) return refuse(response);
    // Without `bind` the queue could start this work in the async context of another request.
    const resize = AsyncLocalStorage.bind(async () => {
      if (response.destroyed) return;
      await passOnUntilEnd(response, passOn);
      if (response.statusCode === 200 || response.statusCode === 304) known.set(key, true);
    });
    void queue.add(resize);
  };
}
