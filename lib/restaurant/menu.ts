import type { AllergenList } from './allergens.ts';
import type { Address, Coordinates } from './contact.ts';
import type { Nutrition } from './nutrition.ts';
import type { Schedule } from './hours.ts';

/** What the provider may add to a product; each field is optional. */
export type ProductFacts = {
  readonly isSoldOut?: boolean | undefined;
  readonly ingredients?: string | undefined;
  readonly allergens?: AllergenList | undefined;
  readonly nutrition?: Nutrition | undefined;
};

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
