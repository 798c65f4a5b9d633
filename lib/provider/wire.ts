import { z } from 'zod';

/**
 * The provider's answers, field for field (specification, sections 3 and 7). This is the one
 * contract: the sandbox is typed by it, its OpenAPI document is generated from it, and the client
 * takes from it the fields that a page cannot do without. Of menus and list it takes any other
 * field as it comes, so that one odd value costs only itself. Nothing outside `lib/provider` and
 * `e2e/sandbox` knows these names.
 */

const optionalText = z.string().nullish();

/** Type v3: only the clock time of each date-time counts, in Europe/Bucharest. */
export const scheduleV3Wire = z.object({
  type: z.literal('v3'),
  start: z.object({ startHour: z.string() }),
  end: z.object({ endHour: z.string() }),
});

/** The older shape: whole hours, 0 to 24. */
export const scheduleHoursWire = z.object({
  start: z.number().int().min(0).max(24),
  end: z.number().int().min(0).max(24),
});

export const scheduleWire = z.union([scheduleV3Wire, scheduleHoursWire]);

/** What the site calls a product. `price` is in RON. */
export const flavourWire = z.object({
  name: z.string().min(1),
  price: z.union([z.number().nonnegative(), z.string().regex(/^\d{1,7}([.,]\d{1,2})?$/)]),
  image: optionalText,
  description: optionalText,
  weight: z.union([z.number(), z.string()]).nullish(),
  quantity_type: optionalText,
});

export const categoryWire = z.object({
  _id: z.string().min(1),
  name: z.string().min(1),
  flavours: z.array(flavourWire),
});

/** `GET /api/v1/web/restaurant/{restaurantId}/menu` */
export const menuWire = z.object({
  restaurantName: optionalText,
  restaurantImage: optionalText,
  logoImage: optionalText,
  restaurant_schedule: scheduleWire.nullish(),
  categories: z.array(categoryWire),
});

export const restaurantWire = z.object({
  name: z.string().min(1),
  short_name: z.string().min(1),
  restaurantImage: optionalText,
  logoImage: optionalText,
  schedule: optionalText,
});

/** `GET /api/v2/restaurant/get-all?per_page=70` */
export const restaurantListWire = z.object({ restaurants: z.array(restaurantWire) });

/**
 * Body of an answer that is not 2xx, where the provider gives one. The account calls answer 2xx in
 * the same shape, which nothing reads.
 */
export const errorWire = z.object({ result: z.object({ message: z.string() }) });

/** `POST /api/v1/reset/password` */
export const resetPasswordPayloadWire = z.object({
  token: z.string().min(1),
  newPassword: z.string().min(1),
});

/** `POST /api/v1/verify/activation/token` */
export const activationPayloadWire = z.object({ token: z.string().min(1) });

/** `GET /api/v1/web/invoice/{invoiceId}`: without a link there is no document. */
export const invoiceWire = z.object({ link: optionalText });

/** `GET /api/v1/payment/librapay/{userId}/authorization`: the form's HTML, once or twice wrapped. */
export const authorizationWire = z.object({
  data: z.union([z.string(), z.object({ data: z.string() })]),
});

/** `PUT /api/v1/payment/librapay/order/{ORDER}/authorized`: handed to the app, never read here. */
export const orderAuthorizedWire = z.record(z.string(), z.unknown());

export type ScheduleWire = z.infer<typeof scheduleWire>;
export type MenuWire = z.infer<typeof menuWire>;
export type RestaurantListWire = z.infer<typeof restaurantListWire>;
