import { z } from 'zod';

/** A price changes in every category that has a product of this name. */
export const menuChangeSchema = z.strictObject({
  restaurantName: z.string().min(1).optional(),
  product: z.strictObject({ name: z.string(), price: z.number().nonnegative() }).optional(),
});

export type MenuChange = z.infer<typeof menuChangeSchema>;
