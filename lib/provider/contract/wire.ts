import { z } from 'zod';
import { ALLERGENS } from '../../restaurant/product-facts.ts';

/**
 * The JSON of the contract with the provider (requirements C-3 to C-5, C-7 to C-11 and C-17). Only
 * `lib/provider` and `e2e` import these schemas.
 */

const optionalText = z.string().nullish();

export const scheduleV3Wire = z
  .object({
    type: z.literal('v3'),
    start: z.object({ startHour: z.string() }),
    end: z.object({ endHour: z.string() }),
  })
  .meta({
    id: 'ScheduleV3',
    description:
      'Opening hours as date-times, of which only the clock time in Europe/Bucharest counts.',
  });

export const scheduleHoursWire = z
  .object({
    start: z.number().int().min(0).max(24),
    end: z.number().int().min(0).max(24),
  })
  .meta({ id: 'ScheduleHours', description: 'Opening hours as whole hours.' });

export const scheduleWire = z.union([scheduleV3Wire, scheduleHoursWire]);

const gramsPer100g = z.number().min(0).max(100).nullish();

export const nutritionWire = z
  .object({
    energy_kj: z.number().min(0).max(4_000).nullish(),
    energy_kcal: z.number().min(0).max(1_000).nullish(),
    fat: gramsPer100g,
    saturates: gramsPer100g,
    carbohydrate: gramsPer100g,
    sugars: gramsPer100g,
    protein: gramsPer100g,
    salt: gramsPer100g,
  })
  .meta({ id: 'Nutrition', description: 'In 100 g: energy in kJ and kcal, the rest in grams.' });

export const allergenWire = z.enum(ALLERGENS).meta({
  id: 'Allergen',
  description: 'One of the 14 allergens of annex II of Regulation (EU) No 1169/2011.',
});

/**
 * The sandbox, the contract check and their tests take the fields from here, and `parseProductFacts`
 * does not compile if it leaves one out.
 */
export const productFactsWire = z
  .object({
    ingredients: optionalText,
    allergens: z.array(allergenWire).nullish(),
    nutrition: nutritionWire.nullish(),
    sold_out: z.boolean().nullish(),
  })
  .meta({ id: 'ProductFacts', description: 'What a product may say besides its name and price.' });

export const flavourWire = z
  .object({
    name: z.string().min(1),
    price: z.union([z.number().nonnegative(), z.string().regex(/^\d{1,7}([.,]\d{1,2})?$/)]),
    image: optionalText,
    description: optionalText,
    weight: z.union([z.number(), z.string()]).nullish(),
    quantity_type: optionalText,
    ...productFactsWire.shape,
  })
  .meta({ id: 'Product', description: 'A product of a menu. The price is in RON.' });

export const categoryWire = z
  .object({
    _id: z.string().min(1),
    name: z.string().min(1),
    flavours: z.array(flavourWire),
  })
  .meta({ id: 'Category', description: 'A category of the menu with its products.' });

export const addressWire = z
  .object({
    street: z.string().min(1),
    city: z.string().min(1),
    postal_code: z
      .string()
      .regex(/^\d{6}$/)
      .nullish(),
  })
  .meta({ id: 'Address', description: 'Where a restaurant is, with street and number.' });

export const telephoneWire = z
  .string()
  .regex(/^(\+40|0040|0)[ ./-]?[2378]([ ./-]?\d){8}$/)
  .meta({
    id: 'Telephone',
    description: 'A Romanian number. A space, a dot, a hyphen or a slash may group its digits.',
  });

/** The ranges do not overlap, so latitude and longitude in the wrong order are invalid. */
export const coordinatesWire = z
  .object({
    latitude: z.number().min(43.5).max(48.5),
    longitude: z.number().min(20).max(30),
  })
  .meta({ id: 'Coordinates', description: 'In degrees (WGS 84), within Romania.' });

/** `GET /api/v1/web/restaurant/{restaurantId}/menu` */
export const menuWire = z
  .object({
    restaurantName: optionalText,
    restaurantImage: optionalText,
    logoImage: optionalText,
    restaurant_schedule: scheduleWire.nullish(),
    address: addressWire.nullish(),
    telephone: telephoneWire.nullish(),
    coordinates: coordinatesWire.nullish(),
    categories: z.array(categoryWire),
  })
  .meta({
    id: 'Menu',
    description: 'A menu with the name, pictures, hours and contact of its restaurant.',
  });

export const restaurantWire = z
  .object({
    name: z.string().min(1),
    short_name: z.string().min(1),
    restaurantImage: optionalText,
    logoImage: optionalText,
    schedule: optionalText,
  })
  .meta({ id: 'Restaurant', description: 'A restaurant as the list shows it.' });

/** `GET /api/v2/restaurant/get-all?per_page=70` */
export const restaurantListWire = z
  .object({ restaurants: z.array(restaurantWire) })
  .meta({ id: 'RestaurantList', description: 'The restaurants in the order of the provider.' });

/** The body of an answer whose status is not 2xx. Such an answer may have no body. */
export const errorWire = z.object({ result: z.object({ message: z.string() }) }).meta({
  id: 'Message',
  description: 'A sentence for the person who uses the site, in Romanian.',
});

/** `POST /api/v1/reset/password` */
export const resetPasswordPayloadWire = z
  .object({
    token: z.string().min(1),
    newPassword: z.string().min(1),
  })
  .meta({
    id: 'NewPassword',
    description: 'A new password and the token from the link that permits it.',
  });

/** `POST /api/v1/verify/activation/token` */
export const activationPayloadWire = z
  .object({ token: z.string().min(1) })
  .meta({ id: 'Activation', description: 'The token from the link that activates an account.' });

/** `GET /api/v1/web/invoice/{invoiceId}` */
export const invoiceWire = z.object({ link: optionalText }).meta({
  id: 'Invoice',
  description: 'The address of the PDF. Without a link there is no document.',
});

/** `GET /api/v1/payment/librapay/{userId}/authorization` */
export const authorizationWire = z
  .object({
    data: z.union([z.string(), z.object({ data: z.string() })]),
  })
  .meta({ id: 'PaymentForm', description: 'The HTML of the form, wrapped once or twice.' });

/** `PUT /api/v1/payment/librapay/order/{ORDER}/authorized` */
export const orderAuthorizedWire = z.record(z.string(), z.unknown()).meta({
  id: 'AuthorizedOrder',
  description: 'Any object; the site hands it to the app without reading it.',
});

export type MenuWire = z.infer<typeof menuWire>;
export type RestaurantListWire = z.infer<typeof restaurantListWire>;
