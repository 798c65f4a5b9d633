import type { Schedule } from './schedule.ts';

/** The provider calls a product 'flavour'. */
export type Product = {
  /** Unique within its menu; the value of `?produs=`. */
  readonly slug: string;
  readonly name: string;
  readonly priceRon: number;
  readonly description: string | undefined;
  readonly weight: string | undefined;
  readonly quantityType: string | undefined;
  readonly image: string | undefined;
};

export type Category = {
  /** Unique within its menu; the id of its section in the page, without `#`. */
  readonly anchor: string;
  readonly name: string;
  readonly products: readonly Product[];
};

export type Menu = {
  readonly restaurantName: string | undefined;
  readonly heroImage: string | undefined;
  readonly logoImage: string | undefined;
  readonly schedule: Schedule;
  readonly categories: readonly Category[];
};

export type RestaurantSummary = {
  readonly name: string;
  /** Undefined when the provider's short name is not a valid id. */
  readonly restaurantId: string | undefined;
  readonly image: string | undefined;
  readonly logoImage: string | undefined;
  readonly scheduleText: string | undefined;
};
