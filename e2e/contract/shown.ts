import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { createLog } from '../../lib/log.ts';
import { parseText } from '../../lib/provider/contract/parse-fields.ts';
import { parseMenu } from '../../lib/provider/contract/parse-menu.ts';
import { parseRestaurants } from '../../lib/provider/contract/parse-restaurants.ts';
import {
  addressWire,
  flavourWire,
  menuWire,
  nutritionWire,
  restaurantWire,
} from '../../lib/provider/contract/wire.ts';
import type { Category, Menu, Product, RestaurantSummary } from '../../lib/restaurant/menu.ts';
import { broken, formatPath, passed } from './report.ts';
import type { Finding } from './report.ts';

/**
 * What the site would not show of an answer. The site's own parsers read it, because an answer can
 * match the document and still not be shown, for example a picture without a host.
 */

type Fields = Readonly<Record<string, unknown>>;
type Shape = Readonly<Record<string, z.ZodType>>;
type Path = readonly PropertyKey[];

const log = createLog('silent');
const fields = z.record(z.string(), z.unknown());
const sentMenu = fields.and(z.object({ categories: z.array(z.unknown()) }));
const sentCategory = fields.and(z.object({ flavours: z.array(z.unknown()) }));
const sentList = z.object({ restaurants: z.array(z.unknown()) });

const PICTURE =
  'it is no absolute http or https address of at most 2,048 characters without credentials';
const AMOUNT = 'it is no amount in 100 g within the limits of the document';
/** Of the fields whose schema does not say enough. */
const reasons: Readonly<Record<string, string>> = {
  image: PICTURE,
  restaurantImage: PICTURE,
  logoImage: PICTURE,
  restaurant_schedule:
    'it needs date-times such as 2024-07-01T07:00:00Z, or whole hours from 0 to 24',
  address: 'it needs a street and a city',
  postal_code: 'it needs six digits',
  telephone: 'it is no Romanian number',
  coordinates: 'it needs latitude and longitude of a place in Romania, as numbers',
  allergens: 'it is no list with codes of the 14 allergens',
  nutrition: AMOUNT,
};

function findReason(key: string, schema: z.ZodType): string {
  const accepts = (value: unknown): boolean => schema.safeParse(value).success;
  if (reasons[key] !== undefined) return reasons[key];
  if (accepts(true)) return 'it is neither true nor false';
  return accepts('x') ? 'it is no text' : AMOUNT;
}

/** `null`, an empty list and a text without a visible character count as not given. */
const isGiven = (value: unknown): boolean =>
  typeof value === 'string'
    ? parseText(value) !== undefined
    : value !== undefined && value !== null && !isDeepStrictEqual(value, []);

/** A field is lost when `parse` returns the same with it as without it. */
function findLost(
  sent: Fields,
  shape: Shape,
  path: Path,
  parse: (field: Fields) => unknown,
): readonly Finding[] {
  const without = parse({});
  return Object.entries(shape)
    .filter(([key]) => isGiven(sent[key]))
    .filter(([key]) => isDeepStrictEqual(parse({ [key]: sent[key] }), without))
    .map(([key, schema]) => {
      const field = formatPath([...path, key]);
      return broken(`the site would not show ${field}: ${findReason(key, schema)}`);
    });
}

/** A menu or a list needs one readable product or entry, otherwise the parser refuses it. */
const READABLE_PRODUCT = { name: 'x', price: 1 };
const READABLE_ENTRY = { name: 'x', short_name: 'x' };

/** These functions return undefined for what the site drops. */
const readMenu = (menu: unknown): Menu | undefined => {
  const parsed = parseMenu(menu, log);
  return parsed.ok ? parsed.value : undefined;
};
const readHead = (head: Fields): Menu | undefined => readMenu({ categories: [], ...head });
const readCategory = (category: unknown): Category | undefined =>
  readMenu({ categories: [{ name: 'x', flavours: [READABLE_PRODUCT] }, category] })?.categories[1];
const readProduct = (product: unknown): Product | undefined =>
  readCategory({ name: 'x', flavours: [product] })?.products[0];
const readEntry = (entry: unknown): RestaurantSummary | undefined => {
  const list = parseRestaurants({ restaurants: [READABLE_ENTRY, entry] }, log);
  return list.ok ? list.value.restaurants[1] : undefined;
};

export function readMenuAsSite(body: unknown): readonly Finding[] {
  const menu = readMenu(body);
  const sent = sentMenu.safeParse(body);
  if (menu === undefined || !sent.success) {
    return [broken('the site cannot use this menu: it shows the last good one, or answers 503')];
  }
  const { address, categories } = sent.data;
  const losses = [
    ...findLost(sent.data, menuWire.omit({ categories: true }).shape, [], readHead),
    ...(menu.address === undefined
      ? []
      : findLost(
          fields.parse(address),
          addressWire.pick({ postal_code: true }).shape,
          ['address'],
          (field) => readHead({ address: { street: 'x', city: 'x', ...field } }),
        )),
    ...categories.flatMap((category, index) => findLostProducts(category, ['categories', index])),
  ];
  if (losses.length > 0) return losses;
  const products = menu.categories.flatMap((category) => category.products).length;
  return [
    passed(`is shown whole by the site (categories: ${categories.length}, products: ${products})`),
  ];
}

function findLostProducts(category: unknown, path: Path): readonly Finding[] {
  const sent = sentCategory.safeParse(category);
  if (!sent.success || readCategory(category) === undefined) {
    return [broken(`the site would not show the category ${formatPath(path)}`)];
  }
  return sent.data.flavours.flatMap((product, index) =>
    findLostFacts(product, [...path, 'flavours', index]),
  );
}

function findLostFacts(sentProduct: unknown, path: Path): readonly Finding[] {
  const product = readProduct(sentProduct);
  const sent = fields.safeParse(sentProduct).data ?? {};
  if (product === undefined) {
    const name = typeof sent.name === 'string' ? ` "${sent.name}"` : '';
    return [broken(`the site would not show the product${name} (${formatPath(path)})`)];
  }
  const read = (field: Fields): unknown => readProduct({ ...READABLE_PRODUCT, ...field });
  const nutrition = fields.safeParse(sent.nutrition).data;
  const { nutrition: whole, ...others } = flavourWire.omit({ name: true, price: true }).shape;
  const shape = nutrition === undefined ? { ...others, nutrition: whole } : others;
  const allergens = formatPath([...path, 'allergens']);
  return [
    ...findLost(sent, shape, path, read),
    ...findLost(nutrition ?? {}, nutritionWire.shape, [...path, 'nutrition'], (amount) =>
      read({ nutrition: amount }),
    ),
    ...(product.allergens?.isComplete === false
      ? [
          broken(
            `the site would say that ${allergens} is not complete: some codes are none of the 14`,
          ),
        ]
      : []),
  ];
}

export function readListAsSite(body: unknown): readonly Finding[] {
  const sent = sentList.safeParse(body);
  if (!parseRestaurants(body, log).ok || !sent.success) {
    return [broken('the site cannot use this list: it shows the last good one, or answers 503')];
  }
  const { restaurants } = sent.data;
  const losses = restaurants.flatMap((entry, index) =>
    findLostEntry(entry, ['restaurants', index]),
  );
  if (losses.length > 0) return losses;
  return [passed(`is shown whole by the site (restaurants: ${restaurants.length})`)];
}

function findLostEntry(entry: unknown, path: Path): readonly Finding[] {
  const restaurant = readEntry(entry);
  if (restaurant === undefined) {
    return [broken(`the site would not show the restaurant ${formatPath(path)}`)];
  }
  const id = formatPath([...path, 'short_name']);
  const { shape } = restaurantWire.omit({ name: true, short_name: true });
  const read = (field: Fields): unknown => readEntry({ ...READABLE_ENTRY, ...field });
  return [
    ...(restaurant.restaurantId === undefined
      ? [broken(`the site would show a card without a link: ${id} is no id of a restaurant`)]
      : []),
    ...findLost(fields.parse(entry), shape, path, read),
  ];
}
