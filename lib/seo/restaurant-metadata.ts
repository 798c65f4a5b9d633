import type { Metadata } from 'next';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';
import { hoursCopy } from '@/lib/i18n/site/hours-copy';
import { qrCopy } from '@/lib/i18n/site/partner-copy';
import { seoCopy } from '@/lib/i18n/site/seo-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { PRODUCT_PARAM } from '@/lib/menu-query';
import type { MenuAnswer } from '@/lib/provider/menus';
import { formatSchedule } from '@/lib/restaurant/hours';
import { findProduct, formatDisplayName } from '@/lib/restaurant/menu';
import type { Menu, Product } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { formatWeight } from '@/lib/restaurant/product-facts';
import {
  appMetadata,
  NOT_INDEXED,
  notFoundMetadata,
  pageMetadata,
  sharedMetadata,
} from './metadata.ts';

export function restaurantsMetadata(): Metadata {
  const path = routes.restaurants();
  return { ...pageMetadata(siteCopy.restaurants, path), ...appMetadata(path) };
}

/**
 * The metadata of the page with the hits of a search in all menus. The title does not contain the
 * query, so that the author of a link to the page cannot choose words of the title.
 */
export function allMenusMetadata(): Metadata {
  return { title: allMenusCopy.title(getSettings().brandName), robots: NOT_INDEXED };
}

export function restaurantMetadata(restaurantId: string, answer: MenuAnswer): Metadata {
  if (answer.outcome === 'unknown') return notFoundMetadata();
  const name = findName(restaurantId, answer);
  const title = siteCopy.restaurant.title(name, getSettings().brandName);
  if (answer.outcome === 'down') return { title, robots: NOT_INDEXED };
  const path = routes.restaurant({ restaurantId });
  return {
    ...sharedMetadata({
      title,
      description: describeRestaurant(name, answer.menu),
      path,
      preview: {
        path: routes.restaurantPreview({ restaurantId }),
        alt: seoCopy.previewOf(name),
        logoImage: answer.menu.logoImage,
      },
    }),
    ...appMetadata(path),
  };
}

type Table = { readonly restaurantId: string; readonly tableId: string };

/** A table page is not indexed. Search results should show the restaurant's page instead. */
export function tableMetadata({ restaurantId, tableId }: Table, answer: MenuAnswer): Metadata {
  if (answer.outcome === 'unknown') return notFoundMetadata();
  const name = findName(restaurantId, answer);
  return {
    ...sharedMetadata({
      title: siteCopy.table.title(name, tableId),
      description: siteCopy.table.description(name),
      path: routes.restaurant({ restaurantId }),
      preview: {
        path: routes.restaurantPreview({ restaurantId }),
        alt: seoCopy.previewOf(name),
        logoImage: answer.outcome === 'found' ? answer.menu.logoImage : undefined,
      },
    }),
    ...appMetadata(routes.table({ restaurantId, tableId })),
    robots: NOT_INDEXED,
  };
}

/**
 * The canonical link is the menu's address without a query, also when the requested address has
 * `hidden_navbar`, `hidden_modal`, a language or a product in its query (requirement S-1).
 */
export function menuMetadata(
  restaurantId: string,
  answer: MenuAnswer,
  /** 'hidden' for the embedded menu. */
  navigation: 'shown' | 'hidden',
): Metadata {
  if (answer.outcome === 'unknown') return notFoundMetadata();
  const name = findName(restaurantId, answer);
  const title = siteCopy.menu.title(name);
  if (answer.outcome === 'down') return { title, robots: NOT_INDEXED };
  const path = routes.menu({ restaurantId });
  return {
    ...sharedMetadata({
      title,
      description: describeMenu(name, answer.menu),
      path,
      preview: {
        path: routes.menuPreview({ restaurantId }),
        alt: seoCopy.previewOfMenu(name),
        logoImage: answer.menu.logoImage,
      },
    }),
    ...(navigation === 'shown' && appMetadata(path)),
  };
}

/**
 * The metadata of the page that only link-preview crawlers get for the address of a product. If
 * there is no menu, or no product has the slug, returns the same as `menuMetadata`.
 */
export function productMetadata(restaurantId: string, slug: string, answer: MenuAnswer): Metadata {
  const product = answer.outcome === 'found' ? findProduct(answer.menu, slug) : undefined;
  if (answer.outcome !== 'found' || product === undefined) {
    return menuMetadata(restaurantId, answer, 'shown');
  }
  const name = findName(restaurantId, answer);
  const path = routes.menu({ restaurantId });
  return {
    ...sharedMetadata({
      title: seoCopy.product(product.name, name),
      description: describeProduct(name, product),
      path,
      sharedPath: formatMenuHref({ restaurantId, product: slug }),
      preview: {
        path: `${routes.menuPreview({ restaurantId })}?${PRODUCT_PARAM}=${slug}`,
        alt: seoCopy.previewOfProduct(product.name),
        logoImage: answer.menu.logoImage,
      },
    }),
    ...appMetadata(path),
  };
}

/**
 * The page links to a sheet of QR codes for each restaurant. The page is only for restaurants, so
 * search engines must not index it.
 */
export function qrMetadata(): Metadata {
  const { brandName } = getSettings();
  return {
    title: qrCopy.title(brandName),
    description: qrCopy.description(brandName),
    robots: NOT_INDEXED,
  };
}

export function qrSheetMetadata(restaurantId: string, answer: MenuAnswer): Metadata {
  if (answer.outcome === 'unknown') return notFoundMetadata();
  const name = findName(restaurantId, answer);
  return { title: qrCopy.sheetTitle(name, getSettings().brandName), robots: NOT_INDEXED };
}

type KnownAnswer = Exclude<MenuAnswer, { readonly outcome: 'unknown' }>;

function findName(restaurantId: string, answer: KnownAnswer): string {
  const given = answer.outcome === 'found' ? answer.menu.restaurantName : answer.name;
  return formatDisplayName(given, restaurantId);
}

/** Search results show about this many characters and cut the rest off, also within a word. */
export const DESCRIPTION_LENGTH = 160;

/**
 * Calls `write` with names of categories that have products, such as 'Ciorbe, Grătar și altele'.
 * Returns the text with the most names that fits into `DESCRIPTION_LENGTH`. If no name fits,
 * returns the text without names.
 */
function fitCategories(menu: Menu, write: (categories: string) => string): string {
  const names = menu.categories
    .filter(({ products }) => products.length > 0)
    .map(({ name }) => name);
  // A name has at least one character, and a comma and a space follow it.
  const mostNames = Math.min(names.length, Math.ceil(DESCRIPTION_LENGTH / 3));
  for (let count = mostNames; count > 0; count -= 1) {
    const shown = names.slice(0, count).join(', ');
    const text = write(count === names.length ? shown : `${shown} și altele`);
    if (text.length <= DESCRIPTION_LENGTH) return text;
  }
  return write('');
}

export function describeRestaurant(name: string, menu: Menu): string {
  const hours = formatSchedule(menu.schedule, hoursCopy.ro);
  const { brandName } = getSettings();
  return fitCategories(menu, (categories) =>
    seoCopy.restaurant(name, hours, categories, brandName),
  );
}

export function describeMenu(name: string, menu: Menu): string {
  const count = menu.categories.reduce((sum, { products }) => sum + products.length, 0);
  return fitCategories(menu, (categories) => seoCopy.menu(name, count, categories));
}

/** The description of a product in the preview of its link: '32,50 RON, 350 g. Cu smântână.' */
export function describeProduct(restaurantName: string, product: Product): string {
  const { priceRon, weight, quantityType, description } = product;
  const facts = [formatPrice(priceRon), formatWeight(weight, quantityType)];
  const known = facts.filter((fact) => fact !== undefined).join(', ');
  const text = description?.replace(/\s+/g, ' ') ?? seoCopy.inMenuOf(restaurantName);
  const letters = [...`${known}. ${text}`];
  if (letters.length <= DESCRIPTION_LENGTH) return letters.join('');
  const shortened = letters.slice(0, DESCRIPTION_LENGTH - 1).join('');
  return `${shortened.trimEnd()}…`;
}
