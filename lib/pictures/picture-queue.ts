import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { findClient, passOnUntilEnd, refuse } from '@/lib/request/costly-responses';
import type { Handler } from '@/lib/request/costly-responses';
import { createFairQueue } from '@/lib/fair-queue';
import { assertNever } from '@/lib/result';
import { WORK_UNITS } from '@/lib/work-quota';
import type { TakeWork } from '@/lib/work-quota';
import type { NamedPictures } from './named-pictures.ts';
import { findAllowedPicture } from '@/lib/security/allowed-url';
import {
  AVIF_QUALITY,
  AVIF_WIDTH_PX,
  formatPictureAddress,
  OPTIMIZER_PATH,
  PICTURE_QUALITY,
  PICTURE_WIDTHS_PX,
  RESTAURANT_PARAM,
} from './picture-address.ts';
import type { PictureWidth } from './picture-address.ts';

/** Node's thread pool has four threads, and a resize takes one. One thread stays free for pages. */
const RESIZED_AT_ONCE = 3;
/** One place stays free for other clients while the sources of one client's pictures are slow. */
const RESIZED_AT_ONCE_FOR_A_CLIENT = 2;
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

/**
 * Passes at most `RESIZED_AT_ONCE` requests for new pictures to the framework at a time, and only
 * requests for pictures that a menu or the list of restaurants names
 * (`docs/decisions/0011-pictures.md`). A picture that was answered with 200 or 304 before
 * does not wait, because the optimizer has stored it on disk.
 */
export function createPictureQueue(findNaming: NamedPictures, takeWork: TakeWork): Handler {
  const queue = createFairQueue({
    places: RESIZED_AT_ONCE,
    placesPerClient: RESIZED_AT_ONCE_FOR_A_CLIENT,
    maxWaiting: MAX_WAITING,
  });
  const known = new LRUCache<string, true>({
    maxSize: KNOWN_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
  });

  const resizeInTurn = (
    { key, width }: PictureRequest,
    client: string,
    response: ServerResponse,
    passOn: () => void,
  ): void => {
    const run = async (): Promise<void> => {
      if (response.destroyed) return;
      // Another visitor may have requested the same picture meanwhile.
      if (known.has(key)) return passOn();
      const retryAfterSeconds = await takeWork(client, WORK_UNITS.picture[width]);
      if (retryAfterSeconds > 0) return refuse(response, 429, retryAfterSeconds);
      await passOnUntilEnd(response, passOn, PLACE_HELD_MS);
      if (response.statusCode === 200 || response.statusCode === 304) known.set(key, true);
    };
    queue.add(client, {
      // Without `bind` the queue could start this work in the async context of another request.
      run: AsyncLocalStorage.bind(run),
      refuse: () => refuse(response, 503, RETRY_AFTER_SECONDS),
    });
  };

  const answer = async (
    picture: PictureRequest,
    request: IncomingMessage,
    response: ServerResponse,
    passOn: () => void,
  ): Promise<void> => {
    const naming = await findNaming(picture.href, picture.restaurantId);
    switch (naming) {
      case 'named':
        return resizeInTurn(picture, findClient(request), response, passOn);
      case 'unnamed':
        return refuse(response, 404);
      case 'undecided':
        return refuse(response, 503, RETRY_AFTER_SECONDS);
      default:
        return assertNever(naming);
    }
  };

  return (request, response, passOn) => {
    const picture = parsePictureRequest(request.url ?? '', request.headers.accept);
    if (picture === undefined) return passOn();
    if (picture === 'invalid') return refuse(response, 400);
    request.headers.accept = picture.accept;
    request.url = picture.address;
    if (known.has(picture.key)) return passOn();
    answer(picture, request, response, passOn).catch(() => response.destroy());
  };
}

const [AVIF, WEBP] = ['image/avif', 'image/webp'] as const;

export type PictureRequest = {
  /**
   * The path and query with the parameters that the optimizer reads and no others, so that no two
   * addresses lead to the same work.
   */
  readonly address: string;
  readonly href: string;
  readonly restaurantId: string | undefined;
  readonly width: PictureWidth;
  /**
   * The value of the header `Accept` for Next's image optimizer. If the picture must not be AVIF,
   * the value names WebP in place of AVIF.
   */
  readonly accept: string;
  /**
   * AVIF if `accept` names AVIF, or else WebP if `accept` names WebP. The address of the request
   * follows.
   */
  readonly key: string;
};

/**
 * `docs/decisions/0011-pictures.md` says why few pictures may be AVIF.
 *
 * 'invalid': the address is the optimizer's, or one that Next could take for the optimizer's, but
 * pages contain no such address. Undefined for any other address.
 */
export function parsePictureRequest(
  url: string,
  accept = '',
): PictureRequest | 'invalid' | undefined {
  const [pathname = '', ...query] = url.split('?');
  if (!isOptimizerPath(pathname)) return undefined;
  if (pathname !== OPTIMIZER_PATH) return 'invalid';
  const search = new URLSearchParams(query.join('?'));
  const picture = findAllowedPicture(search.get('url') ?? undefined);
  const width = PICTURE_WIDTHS_PX.find((known) => String(known) === search.get('w'));
  const quality = [PICTURE_QUALITY, AVIF_QUALITY].find(
    (known) => String(known) === search.get('q'),
  );
  if (picture?.isResized !== true || width === undefined || quality === undefined) return 'invalid';
  const mayBeAvif = width === AVIF_WIDTH_PX && quality === AVIF_QUALITY;
  const offered = mayBeAvif ? accept : accept.replaceAll(AVIF, WEBP);
  const format = [AVIF, WEBP].find((type) => offered.includes(type)) ?? '';
  const address = formatPictureAddress(picture.href, width, mayBeAvif);
  return {
    address,
    href: picture.href,
    restaurantId: search.get(RESTAURANT_PARAM) ?? undefined,
    width,
    accept: offered,
    key: `${format} ${address}`,
  };
}

/** Next takes `/_next/image/` for the optimizer's path too. */
function isOptimizerPath(pathname: string): boolean {
  return /^\/+_next\/+image(?:$|[^a-z\d])/i.test(decodePath(pathname));
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
