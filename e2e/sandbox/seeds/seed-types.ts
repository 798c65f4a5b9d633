import type { ScheduleWire } from '../../../lib/provider/contract/wire.ts';

/**
 * `picture`, `heroPicture` and `logoPicture` name a file without its extension, served at
 * /pictures/{name}.webp. A query may follow the name, as after a change of the picture: 'supa?v=2'.
 */
export type SeedProduct = {
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
  readonly schedule: ScheduleWire | undefined;
  readonly scheduleText: string | undefined;
  readonly heroPicture?: string;
  readonly logoPicture?: string;
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
    /** Price of one piece, VAT included. */
    readonly priceBani: number;
    readonly vatPercent: number;
  }[];
};
