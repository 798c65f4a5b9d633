import { z } from 'zod';

/** The body of `PUT /menus/:restaurantId` of the control port. */
export const menuChangeSchema = z
  .strictObject({
    restaurantName: z.string().min(1).optional(),
    /** Every product with this name in the menu gets this price. */
    product: z.strictObject({ name: z.string(), price: z.number().nonnegative() }).optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'expected restaurantName, product or both');

export type MenuChange = z.infer<typeof menuChangeSchema>;
