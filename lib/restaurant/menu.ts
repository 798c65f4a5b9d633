import type { Schedule } from './hours.ts';
import type { ProductFacts } from './product-facts.ts';

/** How to find and reach a restaurant. The provider may leave out any field. */
export type RestaurantContact = {
  readonly address?: Address | undefined;
  /** In the form '+40 257 123 456' or, for Bucharest, '+40 21 123 4567'. */
  readonly telephone?: string | undefined;
  readonly coordinates?: Coordinates | undefined;
};

/** The provider calls a product 'flavour'. */
export type Product = ProductFacts & {
  /** Unique within the menu. The value of `?produs=` in the address of the product. */
  readonly slug: string;
  readonly name: string;
  readonly priceRon: number;
  readonly description: string | undefined;
  readonly weight: string | undefined;
  readonly quantityType: string | undefined;
  readonly image: string | undefined;
};

export type Category = {
  /** Unique within the menu. The id of the category's section in the page, without `#`. */
  readonly anchor: string;
  readonly name: string;
  readonly products: readonly Product[];
};

export type Menu = RestaurantContact & {
  readonly restaurantName: string | undefined;
  readonly heroImage: string | undefined;
  readonly logoImage: string | undefined;
  readonly schedule: Schedule;
  readonly categories: readonly Category[];
};

export type RestaurantSummary = {
  readonly name: string;
  /** Undefined when the provider's `short_name` is missing or not a valid id. */
  readonly restaurantId: string | undefined;
  readonly image: string | undefined;
  readonly logoImage: string | undefined;
  readonly scheduleText: string | undefined;
};

export type Address = {
  readonly street: string;
  readonly city: string;
  /** Six digits. */
  readonly postalCode: string | undefined;
};

/** In degrees, within Romania. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** 'Bulevardul Revoluției 45, 310009 Arad' */
export function formatAddress({ street, postalCode, city }: Address): string {
  return `${street}, ${postalCode === undefined ? city : `${postalCode} ${city}`}`;
}

/** The sixth decimal of a degree is about 10 cm on the ground. */
const DECIMALS = 6;

/**
 * The link that opens a place in Google Maps: in the app if the phone has the app, otherwise in the
 * browser (https://developers.google.com/maps/documentation/urls). The link consists of fixed text
 * and two numbers, so it contains no text of the provider.
 */
export function formatMapHref({ latitude, longitude }: Coordinates): string {
  const query = [latitude, longitude].map((degrees) => Number(degrees.toFixed(DECIMALS))).join();
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

export function findProduct(menu: Menu, slug: string): Product | undefined {
  return menu.categories
    .flatMap(({ products }) => products)
    .find((product) => product.slug === slug);
}

const UNNAMED_RESTAURANT = 'Restaurant';

/** An id with this many digits or more gives no name (requirement M-3). */
const TOO_MANY_DIGITS = 3;

/** 'casa-veche' → 'Casa Veche'. Undefined for an id with too many digits or without words. */
export function formatNameFromId(restaurantId: string): string | undefined {
  const digits = restaurantId.replace(/\D/g, '');
  if (digits.length >= TOO_MANY_DIGITS) return undefined;
  const words = restaurantId.split('-').filter((word) => word !== '');
  if (words.length === 0) return undefined;
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

export function formatDisplayName(
  restaurantName: string | undefined,
  restaurantId: string,
): string {
  const given = restaurantName?.trim();
  if (given !== undefined && given !== '') return given;
  return formatNameFromId(restaurantId) ?? UNNAMED_RESTAURANT;
}
