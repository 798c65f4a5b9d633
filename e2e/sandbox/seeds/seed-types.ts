import type { MenuWire, ScheduleWire } from '../../../lib/provider/contract/wire.ts';
import type { Allergen } from '../../../lib/restaurant/allergens.ts';

type ProductWire = MenuWire['categories'][number]['flavours'][number];

/** Facts that only some restaurants state about their products. */
export type SeedFacts = {
  readonly ingredients?: string;
  readonly allergens?: readonly Allergen[];
  readonly nutrition?: NonNullable<ProductWire['nutrition']>;
  readonly soldOut?: boolean;
};

/**
 * `picture` is the name of a file without its extension. The sandbox serves the file at
 * /pictures/{name}.webp. A query may follow the name: with a new query, such as 'supa?v=2', caches
 * load a changed picture. The same is true of `heroPicture` and `logoPicture` of a restaurant.
 */
export type SeedProduct = SeedFacts & {
  readonly name: string;
  readonly price: number;
  readonly description?: string;
  readonly weight?: number | string;
  readonly quantityType?: string;
  readonly picture?: string;
};

export type SeedCategory = {
  readonly name: string;
  readonly products: readonly SeedProduct[];
};

export type SeedRestaurant = {
  readonly shortName: string;
  readonly name: string;
  readonly schedule?: ScheduleWire | undefined;
  readonly scheduleText?: string | undefined;
  readonly heroPicture?: string;
  readonly logoPicture?: string;
  readonly address?: NonNullable<MenuWire['address']>;
  readonly telephone?: string;
  readonly coordinates?: NonNullable<MenuWire['coordinates']>;
  readonly categories: readonly SeedCategory[];
};

export type SeedInvoice = {
  readonly id: string;
  readonly number: string;
  /** A date in Bucharest, such as 2026-01-15. */
  readonly issuedOn: string;
  readonly order: string;
  readonly seller: string;
  readonly buyer: string;
  readonly buyerAddress: string;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    /** The price of one piece in bani (hundredths of a leu), VAT included. */
    readonly priceBani: number;
    readonly vatPercent: number;
  }[];
};
