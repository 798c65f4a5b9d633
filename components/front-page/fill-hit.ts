import type { PictureUse } from '@/components/ui/picture-source';
import { formatPictureSource } from '@/components/ui/picture-source';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { publicRoutes } from '@/lib/addresses/public-routes';
import { formatMoreHits } from '@/lib/all-menus/format-all-menus-result';
import { formatListed } from '@/lib/all-menus/listed-restaurant';
import { getSlug } from '@/lib/all-menus/menus-index';
import type { IndexedProduct } from '@/lib/all-menus/menus-index';
import type { RestaurantHits } from '@/lib/all-menus/search-all-menus';
import { hoursCopy } from '@/lib/i18n/site/hours-copy';
import { formatOpening } from '@/lib/restaurant/hours';
import { formatPrice } from '@/lib/restaurant/price';
import type { AllowedPicture } from '@/lib/security/allowed-url';

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
