import { z } from 'zod';
import {
  addressWire,
  allergenWire,
  coordinatesWire,
  nutritionWire,
  scheduleWire,
} from '../../../lib/provider/contract/wire.ts';

const text = z.string().nullable();

/** A column with JSON, or null. */
const jsonColumn = <Value>(schema: z.ZodType<Value>): z.ZodType<Value | null> =>
  text.transform((json) => (json === null ? null : schema.parse(JSON.parse(json))));

export const restaurantRow = z.object({
  name: z.string(),
  short_name: z.string(),
  schedule: jsonColumn(scheduleWire),
  schedule_text: text,
  hero_picture: text,
  logo_picture: text,
  address: jsonColumn(addressWire),
  telephone: text,
  coordinates: jsonColumn(coordinatesWire),
});

export const categoryRow = z.object({ id: z.string(), name: z.string() });

export const productRow = z.object({
  category_id: z.string(),
  name: z.string(),
  price: z.number(),
  description: text,
  weight: z.union([z.number(), z.string()]).nullable(),
  quantity_type: text,
  picture: text,
  ingredients: text,
  allergens: jsonColumn(z.array(allergenWire)),
  nutrition: jsonColumn(nutritionWire),
  sold_out: jsonColumn(z.boolean()),
});

export type RestaurantRow = z.infer<typeof restaurantRow>;
export type CategoryRow = z.infer<typeof categoryRow>;
export type ProductRow = z.infer<typeof productRow>;
