import { z } from 'zod';
import type { FileStore } from '@/lib/cache/file-store';
import type { Menu } from '@/lib/restaurant/menu';
import type { RestaurantList } from './parse-restaurants.ts';

/** Raise it when one of the shapes changes: older copies are then not found, and evicted in time. */
export const SHAPE_VERSION = 1;

export type LastGood<Value> = {
  readonly get: (key: string) => Promise<Value | undefined>;
  readonly keep: (key: string, value: Value) => Promise<void>;
  readonly forget: (key: string) => Promise<void>;
};

/** JSON has no undefined: what is undefined is left out of the copy. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

const clock = z.number().int().min(0).max(1440);
const schedule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.enum(['v3', 'whole-hours']), opensAt: clock, closesAt: clock }),
]);
const product = z.object({
  slug: z.string(),
  name: z.string(),
  priceRon: z.number(),
  description: text,
  weight: text,
  quantityType: text,
  image: text,
});

export const menuShape: z.ZodType<Menu> = z.object({
  restaurantName: text,
  heroImage: text,
  logoImage: text,
  schedule,
  categories: z.array(
    z.object({ anchor: z.string(), name: z.string(), products: z.array(product) }),
  ),
});

export const restaurantListShape: z.ZodType<RestaurantList> = z.object({
  restaurants: z.array(
    z.object({
      name: z.string(),
      restaurantId: text,
      image: text,
      logoImage: text,
      scheduleText: text,
    }),
  ),
  isFirstPage: z.boolean(),
});

/** The newest answers that were good, kept on disk so that a restart in an outage has menus. */
export function createLastGood<Value>(
  kind: string,
  shape: z.ZodType<Value>,
  store: FileStore,
): LastGood<Value> {
  const nameOf = (key: string): string => `${kind}:v${SHAPE_VERSION}:${key}`;
  return {
    get: async (key) => {
      const bytes = await store.get(nameOf(key));
      return bytes && shape.safeParse(parseJson(bytes.toString())).data;
    },
    keep: (key, value) => store.set(nameOf(key), Buffer.from(JSON.stringify(value))),
    forget: (key) => store.delete(nameOf(key)),
  };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
