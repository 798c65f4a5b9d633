import { z } from 'zod';
import { scheduleWire } from '../../../lib/provider/contract/wire.ts';

const text = z.string().nullable();

const scheduleColumn = text.transform((json) =>
  json === null ? null : scheduleWire.parse(JSON.parse(json)),
);

export const restaurantRow = z.object({
  name: z.string(),
  short_name: z.string(),
  schedule: scheduleColumn,
  schedule_text: text,
  hero_picture: text,
  logo_picture: text,
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
});

export type RestaurantRow = z.infer<typeof restaurantRow>;
export type CategoryRow = z.infer<typeof categoryRow>;
export type ProductRow = z.infer<typeof productRow>;
