import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { openStore } from '@/lib/file-store';
import type { ByteStore } from '@/lib/file-store';
import { createFairQueue } from '@/lib/fair-queue';
import type { FairQueue } from '@/lib/fair-queue';
import { findProduct } from '@/lib/restaurant/menu';
import { findAllowedPicture } from '@/lib/security/allowed-url';
import { getSite } from '@/lib/site';
import { WORK_UNITS } from '@/lib/work-quota';
import { composePicture } from './compose-picture.ts';
import type { ComposedPreview } from './compose-picture.ts';
import { formatPreviewCopy, formatProductPreviewCopy } from './preview-copy.ts';
import type { PreviewKind, PreviewCopy } from './preview-copy.ts';

const MEGABYTE = 1024 * 1024;
const PREVIEWS_ON_DISK = 1000;
const PREVIEWS_ON_DISK_BYTES = 128 * MEGABYTE;
const INCOMPLETE_IN_MEMORY = 50;
/** A preview that lacks a picture is stored at most this long. The next request draws it again. */
const INCOMPLETE_FOR_MS = 60_000;
/** `max-age` and `stale-while-revalidate` of a complete preview, in seconds. */
export const FRESH_SECONDS = 3_600;
/** `max-age` and `stale-while-revalidate` of a preview that lacks a picture, in seconds. */
export const INCOMPLETE_SECONDS = 60;
/** A drawing occupies a whole processor core. */
const DRAWN_AT_ONCE = 1;
/** The limit of running and waiting drawings. */
const MAX_DRAWINGS = 20;
/** The same for one client, so that slow pictures of its previews do not block all drawings. */
const MAX_DRAWINGS_OF_A_CLIENT = 10;
/**
 * If a drawing takes longer, the request gets 'down', because preview crawlers do not wait long.
 * The drawing goes on, so that a later request finds the preview.
 */
const PREVIEW_WAIT_MS = 6_000;
/** In a new week a request draws a preview again: a picture may change and keep its address. */
const REDRAWN_AFTER_MS = 7 * 86_400_000;
/** Increment this number when the design changes. */
const DESIGN_VERSION = 1;

export type DrawCard = (words: PreviewCopy) => Promise<Buffer>;

export type PreviewAnswer =
  | { readonly outcome: 'found'; readonly jpeg: Buffer; readonly isWhole: boolean }
  | { readonly outcome: 'unknown' }
  /**
   * No menu is available, too many other drawings run or wait, or this drawing takes longer than
   * `PREVIEW_WAIT_MS`.
   */
  | { readonly outcome: 'down' }
  /** The client has used up its quota of work. */
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number };

type PictureAddresses = {
  readonly hero: string | undefined;
  readonly logo: string | undefined;
};

type Drawing = { readonly client: string; readonly answer: Promise<PreviewAnswer> };

type PreviewCache = {
  readonly store: ByteStore;
  readonly incomplete: LRUCache<string, Buffer>;
  readonly drawing: Map<string, Drawing>;
  readonly queue: FairQueue;
};

let sharedCache: PreviewCache | undefined;

function openPreviewCache(): PreviewCache {
  return {
    store: openStore('previews', {
      maxEntries: PREVIEWS_ON_DISK,
      maxBytes: PREVIEWS_ON_DISK_BYTES,
    }),
    incomplete: new LRUCache({ max: INCOMPLETE_IN_MEMORY, ttl: INCOMPLETE_FOR_MS }),
    drawing: new Map(),
    queue: createFairQueue({
      places: DRAWN_AT_ONCE,
      placesPerClient: DRAWN_AT_ONCE,
      maxWaiting: MAX_DRAWINGS,
    }),
  };
}

function formatKey(words: PreviewCopy, { hero, logo }: PictureAddresses): string {
  const week = Math.floor(Date.now() / REDRAWN_AFTER_MS);
  const content = JSON.stringify([DESIGN_VERSION, week, words, hero, logo]);
  return createHash('sha256').update(content).digest('hex');
}

type Wanted = {
  readonly key: string;
  readonly words: PreviewCopy;
  readonly addresses: PictureAddresses;
  readonly drawCard: DrawCard;
  readonly client: string;
};

async function draw(cache: PreviewCache, wanted: Wanted): Promise<PreviewAnswer> {
  const { key, words, addresses, drawCard, client } = wanted;
  // Pictures are loaded outside the queue, so that a slow host does not delay other previews.
  const { pictures } = getSite();
  const [hero, logo] = await Promise.all([
    pictures.get(addresses.hero),
    pictures.get(addresses.logo),
  ]);
  const composed = await new Promise<ComposedPreview | undefined>((resolve, reject) => {
    cache.queue.add(client, {
      run: async () => {
        try {
          resolve(await composePicture(await drawCard(words), { hero, logo }));
        } catch (error) {
          reject(error);
        }
      },
      refuse: () => resolve(undefined),
    });
  });
  if (composed === undefined) return { outcome: 'down' };
  const { jpeg, hasHero, hasLogo } = composed;
  const isWanted = (address: string | undefined): boolean =>
    findAllowedPicture(address) !== undefined;
  const isWhole = hasHero === isWanted(addresses.hero) && hasLogo === isWanted(addresses.logo);
  if (isWhole) await cache.store.set(key, jpeg);
  else cache.incomplete.set(key, jpeg);
  return { outcome: 'found', jpeg, isWhole };
}

/**
 * `client` has a quota of new drawings. `slug` names a product of the menu. An unknown slug gives
 * the preview of the menu, so that invented slugs cause no new drawings.
 */
export async function getPreview(
  kind: PreviewKind,
  restaurantId: string,
  drawCard: DrawCard,
  client: string,
  slug?: string,
): Promise<PreviewAnswer> {
  const answer = await getSite().menus.get(restaurantId);
  if (answer.outcome !== 'found') return { outcome: answer.outcome };
  sharedCache ??= openPreviewCache();
  const cache = sharedCache;
  const { menu } = answer;
  const product = slug === undefined ? undefined : findProduct(menu, slug);
  const words =
    product === undefined
      ? formatPreviewCopy(kind, restaurantId, menu)
      : formatProductPreviewCopy(restaurantId, menu, product);
  const addresses = { hero: product?.image ?? menu.heroImage, logo: menu.logoImage };
  const key = formatKey(words, addresses);

  const stored = await cache.store.get(key);
  if (stored) return { outcome: 'found', jpeg: stored, isWhole: true };
  const incomplete = cache.incomplete.get(key);
  if (incomplete) return { outcome: 'found', jpeg: incomplete, isWhole: false };
  return drawOrJoin(cache, { key, words, addresses, drawCard, client });
}

/** Joins the drawing of the same preview if there is one. */
async function drawOrJoin(cache: PreviewCache, wanted: Wanted): Promise<PreviewAnswer> {
  const { key, client } = wanted;
  const { drawing } = cache;
  const running = drawing.get(key);
  if (running !== undefined) return withDeadline(running.answer);
  if (drawing.size >= MAX_DRAWINGS) return { outcome: 'down' };
  const own = [...drawing.values()].filter((other) => other.client === client);
  if (own.length >= MAX_DRAWINGS_OF_A_CLIENT) return { outcome: 'down' };
  const answer = getSite()
    .takeWork(client, WORK_UNITS.previewDrawing)
    .then((retryAfterSeconds): PreviewAnswer | Promise<PreviewAnswer> =>
      retryAfterSeconds > 0 ? { outcome: 'limited', retryAfterSeconds } : draw(cache, wanted),
    )
    .finally(() => drawing.delete(key));
  drawing.set(key, { client, answer });
  return withDeadline(answer);
}

const withDeadline = (drawing: Promise<PreviewAnswer>): Promise<PreviewAnswer> =>
  Promise.race([drawing, pause(PREVIEW_WAIT_MS, { outcome: 'down' } as const, { ref: false })]);
