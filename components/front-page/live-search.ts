import { formatResultsHref, parseAllMenusQuery } from '@/lib/all-menus/all-menus-query';
import type { AllMenusQuery } from '@/lib/all-menus/all-menus-query';
import {
  loadIndex,
  RENEWED_AFTER_MS,
  RETRIED_AFTER_MS,
  formatListed,
  getSlug,
} from '@/lib/all-menus/menus-index';
import type { MenusIndex, IndexedProduct } from '@/lib/all-menus/menus-index';
import { createAllMenusSearch } from '@/lib/all-menus/search-all-menus';
import type { AllMenusSearch, RestaurantHits } from '@/lib/all-menus/search-all-menus';
import { updateHistoryState } from '@/lib/browser/history-state';
import {
  formatAllMenusLimits,
  formatAllMenusResult,
  formatMoreHits,
} from '@/lib/all-menus/format-all-menus-result';
import type { PictureUse } from '@/components/ui/picture-image';
import { formatPictureSource } from '@/components/ui/picture-image';
import { publicRoutes } from '@/lib/addresses/public-routes';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { hoursCopy } from '@/lib/i18n/site/hours-copy';
import { formatOpening } from '@/lib/restaurant/hours';
import { formatPrice } from '@/lib/restaurant/price';
import type { AllowedPicture } from '@/lib/security/allowed-url';

/**
 * The search changes the address at most once in this period, because browsers limit how often a
 * page may change its address.
 */
const ADDRESS_PERIOD_MS = 350;

export type ShownNodes = {
  /** The texts of the status line, the first about the hits. */
  readonly status: readonly string[];
  readonly hits?: readonly Element[];
};

/** Returns undefined when the fields ask for the whole list of restaurants in its usual order. */
export type LiveSearch = (fields: FormData) => ShownNodes | undefined;

type Opened = { readonly index: MenusIndex; readonly search: AllMenusSearch };

/**
 * Loads the index of all menus, in which the browser then searches without the server. If the
 * index was loaded more than `RENEWED_AFTER_MS` ago, a search still uses it, and starts a renewal
 * unless one is running. After a failed renewal the next one starts `RETRIED_AFTER_MS` later at the
 * earliest. `onRenewed` is called after each renewal, also after a failed one. `example` is that of
 * `createHit`.
 */
export async function openLiveSearch(example: Element, onRenewed: () => void): Promise<LiveSearch> {
  const open = async (): Promise<Opened> => {
    const index = await loadIndex();
    return { index, search: createAllMenusSearch(index) };
  };
  let opened = await open();
  let renewAt = performance.now() + RENEWED_AFTER_MS;
  const endRenewal = (pauseMs: number): void => {
    renewAt = performance.now() + pauseMs;
    onRenewed();
  };
  const renew = (): void => {
    if (performance.now() < renewAt) return;
    renewAt = Infinity;
    open().then(
      (next) => {
        opened = next;
        endRenewal(RENEWED_AFTER_MS);
      },
      // The index that was loaded before stays in use.
      () => endRenewal(RETRIED_AFTER_MS),
    );
  };
  const updateAddress = createAddressUpdate();

  return (fields) => {
    renew();
    const query = parseAllMenusQuery(fields);
    updateAddress(query);
    const now = new Date();
    const result = opened.search(query, now);
    if (result === undefined) return undefined;
    return {
      status: [formatAllMenusResult(result, query), ...formatAllMenusLimits(opened.index, now)],
      hits: result.groups.map((group) => createHit(example, group)),
    };
  };
}

/** Writes the query into the address, so that a reload and Back show the same hits. */
function createAddressUpdate(): (query: AllMenusQuery) => void {
  const { pathname } = location;
  let timer = 0;
  let updatedAt = -Infinity;
  const update = (query: AllMenusQuery): void => {
    updatedAt = performance.now();
    // A delayed update must not change the address of a page that the visitor has opened since.
    if (location.pathname === pathname) updateHistoryState({}, formatResultsHref(query));
  };
  return (query) => {
    clearTimeout(timer);
    const waitMs = updatedAt + ADDRESS_PERIOD_MS - performance.now();
    if (waitMs <= 0) update(query);
    else timer = window.setTimeout(update, waitMs, query);
  };
}

/**
 * Creates the section of a hit in the browser: copies the example of the page (`ExampleHit`), which has
 * every part, fills the parts, and removes those that the hit lacks. The server's `RestaurantHit`
 * gives the same elements.
 */
export function createHit(example: Element, group: RestaurantHits): Element {
  const { restaurant, opening, products, productCount } = group;
  const { name, restaurantId, picture, logo, hours, categories, prices } = formatListed(restaurant);
  const hit = document.importNode(example, true);
  const [card, list, more] = hit.children;
  const [frame, logoFrame, texts] = card?.children ?? [];
  const menu = restaurantId === undefined ? undefined : formatMenuHref({ restaurantId });
  fillPicture(frame?.firstElementChild, picture, 'wide');
  fillPicture(logoFrame?.firstElementChild, logo, 'smallLogo');
  const [heading, line] = texts?.children ?? [];
  if (restaurantId === undefined) setText(heading, name);
  else fillLink(heading?.firstElementChild, publicRoutes.restaurant({ restaurantId }), name);
  fill(line?.firstElementChild, hours || undefined, (parent, text) => {
    const badge = parent.querySelector('[data-look]');
    const state = badge?.parentElement;
    setText(state?.nextElementSibling, text);
    fill(state, formatOpening(opening, hoursCopy.ro.opening), (_, shown) => {
      badge?.setAttribute('data-look', shown.tone);
      setText(badge, shown.text);
    });
  });
  fill(card?.querySelector(':scope > p'), prices, (facts, text) => {
    setText(facts.firstElementChild, categories ?? '');
    setText(facts.lastElementChild, text);
  });
  fill(card?.querySelector(':scope > a'), menu, (link, href) => {
    link.setAttribute('href', href);
    setText(link.firstElementChild, `: ${name}`);
  });
  const row = list?.firstElementChild;
  fill(list, products.length > 0 ? restaurantId : undefined, (parent, id) => {
    parent.replaceChildren(
      ...products.flatMap((product) => (row ? createRow(row, product, id) : [])),
    );
  });
  const moreCount = productCount - products.length;
  fill(more, moreCount > 0 ? menu : undefined, (parent, href) =>
    fillLink(parent.firstElementChild, href, formatMoreHits(moreCount)),
  );
  return hit;
}

function createRow(example: Element, product: IndexedProduct, restaurantId: string): Element {
  const { name, priceRon, picture, isSoldOut } = product;
  const row = document.importNode(example, true);
  const href = formatMenuHref({ restaurantId, product: getSlug(product) });
  fillLink(row.querySelector('a'), href, name);
  fill(row.querySelector('em'), isSoldOut, () => undefined);
  setText(row.querySelector('strong'), formatPrice(priceRon));
  fillPicture(row.querySelector('img'), picture, 'thumb', restaurantId);
  return row;
}

type Part = Element | null | undefined;

/** Removes a part without a value. */
function fill<Value>(
  part: Part,
  value: Value | undefined,
  apply: (part: Element, value: Value) => void,
): void {
  if (value === undefined) part?.remove();
  else if (part) apply(part, value);
}

function setText(part: Part, text: string): void {
  if (part) part.textContent = text;
}

function fillLink(link: Part, href: string, text: string): void {
  link?.setAttribute('href', href);
  setText(link, text);
}

function fillPicture(
  part: Part,
  picture: AllowedPicture | undefined,
  use: PictureUse,
  restaurantId?: string,
): void {
  fill(part, picture, (image, shown) => {
    const { src, srcSet, sizes } = formatPictureSource(shown, use, restaurantId);
    if (sizes !== undefined) image.setAttribute('sizes', sizes);
    if (srcSet !== undefined) image.setAttribute('srcset', srcSet);
    image.setAttribute('src', src);
  });
}
