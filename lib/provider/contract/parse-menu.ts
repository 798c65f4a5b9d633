import { z } from 'zod';
import type { Log } from '../../log.ts';
import { uniqueAnchors } from '../../restaurant/anchor.ts';
import type { Menu, Product } from '../../restaurant/menu.ts';
import { success } from '../../result.ts';
import type { Result } from '../../result.ts';
import type { ProviderFailure } from './provider-failure.ts';
import { createOptionalFields } from './optional-fields.ts';
import type { OptionalFields } from './optional-fields.ts';
import { contactShape, parseContact } from './parse-contact.ts';
import {
  looseField,
  parseImageAddress,
  parseItems,
  parseLines,
  parseName,
  visibleName,
} from './parse-fields.ts';
import { parsePrice } from './parse-price.ts';
import { factsShape, parseProductFacts } from './parse-product-facts.ts';
import { parseSchedule } from './parse-schedule.ts';
import { unexpectedShape } from './unexpected-shape.ts';
import { flavourWire } from './wire.ts';
import type { categoryWire, menuWire } from './wire.ts';

/**
 * Further categories and products are dropped and counted, because a page with them would block the
 * process for seconds. Ten times as many as the largest known menus have.
 */
const MAX_CATEGORIES = 1_000;
const MAX_PRODUCTS = 10_000;

/** A product needs a name and a price; any other field may be missing or invalid. */
const productShape = z.object({
  name: visibleName,
  price: flavourWire.shape.price,
  image: looseField,
  description: looseField,
  weight: looseField,
  quantity_type: looseField,
  ...factsShape,
} satisfies Record<keyof typeof flavourWire.shape, z.ZodType>);
const categoryShape = z.object({
  _id: looseField,
  name: visibleName,
  flavours: z.array(z.unknown()),
} satisfies Record<keyof typeof categoryWire.shape, z.ZodType>);
const envelope = z.object({
  categories: z.array(z.unknown()),
  restaurantName: looseField,
  restaurantImage: looseField,
  logoImage: looseField,
  restaurant_schedule: looseField,
  ...contactShape,
} satisfies Record<keyof typeof menuWire.shape, z.ZodType>);

/**
 * An answer of an unexpected shape is a failure, so that the older menu stays in use. A menu is
 * also a failure if all its categories or all its products are invalid.
 */
export function parseMenu(answer: unknown, log: Log): Result<Menu, ProviderFailure> {
  const menu = envelope.safeParse(answer);
  if (!menu.success) return unexpectedShape('menu', log);

  const received = menu.data.categories;
  const categories = parseItems(categoryShape, received.slice(0, MAX_CATEGORIES));
  if (received.length > 0 && categories.items.length === 0) {
    return unexpectedShape('menu', log, 'no usable category');
  }
  let room = MAX_PRODUCTS;
  const parsed = categories.items.map(({ flavours: sent }) => {
    const { items } = parseItems(productShape, sent.slice(0, room));
    room -= items.length;
    return { items, dropped: sent.length - items.length };
  });
  const flavours = parsed.flatMap(({ items }) => items);
  const droppedProducts = parsed.reduce((sum, { dropped }) => sum + dropped, 0);
  if (flavours.length === 0 && droppedProducts > 0) {
    return unexpectedShape('menu', log, 'no usable product');
  }

  const fields = createOptionalFields();
  const slugs = uniqueAnchors(flavours.map(({ name }) => name));
  const products = flavours.map((flavour, index) => toProduct(flavour, slugs[index] ?? '', fields));
  const contact = parseContact(menu.data, fields);
  const droppedFields = fields.countDropped();
  const droppedCategories = received.length - categories.items.length;
  if (droppedProducts > 0 || droppedCategories > 0 || droppedFields > 0) {
    const counts = { droppedProducts, droppedCategories, droppedFields };
    log.warn({ ...counts, products: flavours.length }, 'Menu with unreadable parts');
  }

  const anchors = uniqueAnchors(categories.items.map(({ name }) => name));
  let end = 0;
  return success({
    restaurantName: parseName(menu.data.restaurantName),
    heroImage: parseImageAddress(menu.data.restaurantImage),
    logoImage: parseImageAddress(menu.data.logoImage),
    schedule: parseSchedule(menu.data.restaurant_schedule),
    ...contact,
    categories: categories.items.map(({ name }, index) => {
      const start = end;
      end += parsed[index]?.items.length ?? 0;
      return {
        anchor: anchors[index] ?? '',
        name,
        products: products.slice(start, end),
      };
    }),
  });
}

function toProduct(
  flavour: z.infer<typeof productShape>,
  slug: string,
  fields: OptionalFields,
): Product {
  return {
    slug,
    name: flavour.name,
    priceRon: parsePrice(flavour.price),
    description: parseLines(flavour.description),
    weight: parseName(typeof flavour.weight === 'number' ? `${flavour.weight}` : flavour.weight),
    quantityType: parseName(flavour.quantity_type),
    image: parseImageAddress(flavour.image),
    ...parseProductFacts(flavour, fields),
  };
}
