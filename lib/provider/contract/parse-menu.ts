import { z } from 'zod';
import {
  looseField,
  parseImageAddress,
  parseItems,
  parseLines,
  parseName,
  parseText,
  visibleName,
} from './parse-fields.ts';
import { isValid, parseISO } from 'date-fns';
import { formatInTimeZone } from 'date-fns-tz';
import type { ClockMinutes, Schedule } from '../../restaurant/hours.ts';
import { TIME_ZONE } from '../../business-facts.ts';
import {
  addressWire,
  allergenWire,
  coordinatesWire,
  flavourWire,
  nutritionWire,
  scheduleWire,
  telephoneWire,
} from './wire.ts';
import type { categoryWire, menuWire, productFactsWire } from './wire.ts';
import type {
  Address,
  Coordinates,
  Menu,
  Product,
  RestaurantContact,
} from '../../restaurant/menu.ts';
import { ALLERGENS } from '../../restaurant/product-facts.ts';
import type { AllergenList, Nutrition, ProductFacts } from '../../restaurant/product-facts.ts';
import type { Log } from '../../log.ts';
import { uniqueAnchors } from '../../restaurant/anchor.ts';
import { success } from '../../result.ts';
import type { Result } from '../../result.ts';
import { unexpectedShape } from './provider-failure.ts';
import type { ProviderFailure } from './provider-failure.ts';

/** Reads optional fields of one answer and counts those that violate their schema. */
export type OptionalFields = {
  /** Undefined for a missing, null, blank or invalid field. Counts an invalid field as dropped. */
  readonly read: <Value>(schema: z.ZodType<Value>, value: unknown) => Value | undefined;
  /** Counts values that the caller itself has dropped, for example items of a list. */
  readonly addDropped: (count: number) => void;
  readonly countDropped: () => number;
};

const isSent = (value: unknown): boolean =>
  typeof value === 'string'
    ? parseText(value) !== undefined
    : value !== undefined && value !== null;

export function createOptionalFields(): OptionalFields {
  let dropped = 0;
  return {
    read: (schema, value) => {
      if (!isSent(value)) return undefined;
      const parsed = schema.safeParse(value);
      if (!parsed.success) dropped += 1;
      return parsed.data;
    },
    addDropped: (count) => {
      dropped += count;
    },
    countDropped: () => dropped,
  };
}

/** A double has 15 exact decimal digits; later digits may be rounding errors of the binary form. */
const EXACT_DIGITS = 15;

/**
 * The price in RON, for example from 32.5, '32.50' or '32,50'. Rounds half up to two decimals:
 * 1.005 becomes 1.01, although the double for 1.005 is slightly smaller than 1.005.
 */
export function parsePrice(price: number | string): number {
  const ron = typeof price === 'number' ? price : Number(price.replace(',', '.'));
  return Math.round(Number((ron * 100).toPrecision(EXACT_DIGITS))) / 100;
}

const NO_SCHEDULE: Schedule = { kind: 'none' };

/**
 * The only accepted form. `parseISO` would also parse a date without a time, and would read a time
 * without a zone in the server's zone.
 */
const ISO_DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-][01]\d:[0-5]\d)$/;

/** An invalid value counts as no schedule (requirements O-1 to O-3). */
export function parseSchedule(value: unknown): Schedule {
  const wire = scheduleWire.safeParse(value);
  if (!wire.success) return NO_SCHEDULE;
  if ('type' in wire.data) {
    const opensAt = parseClock(wire.data.start.startHour);
    const closesAt = parseClock(wire.data.end.endHour);
    if (opensAt === undefined || closesAt === undefined) return NO_SCHEDULE;
    return { kind: 'v3', opensAt, closesAt };
  }
  return { kind: 'whole-hours', opensAt: wire.data.start * 60, closesAt: wire.data.end * 60 };
}

function parseClock(dateTime: string): ClockMinutes | undefined {
  if (!ISO_DATE_TIME.test(dateTime)) return undefined;
  const instant = parseISO(dateTime);
  if (!isValid(instant)) return undefined;
  const [hours, minutes] = formatInTimeZone(instant, TIME_ZONE, 'H:m').split(':').map(Number);
  return hours === undefined || minutes === undefined ? undefined : hours * 60 + minutes;
}

type SentFacts = Readonly<Partial<Record<keyof typeof productFactsWire.shape, unknown>>>;

/**
 * Drops and counts each invalid value, and keeps the others. A fact of the contract that is not read
 * here remains in `unread`, and a fact of the site that is not returned is missing: neither compiles.
 */
export function parseProductFacts(
  { ingredients, allergens, nutrition, sold_out: soldOut, ...unread }: SentFacts,
  fields: OptionalFields,
): Required<ProductFacts> {
  void (unread satisfies Record<string, never>);
  return {
    isSoldOut: fields.read(z.boolean(), soldOut),
    ingredients: parseLines(fields.read(z.string(), ingredients)),
    allergens: parseAllergens(allergens, fields),
    nutrition: parseNutrition(nutrition, fields),
  };
}

/**
 * A list that lost an unknown code is marked as not complete. An empty list is read as undefined,
 * not as "no allergens", because the restaurant may not have filled it in.
 */
function parseAllergens(value: unknown, fields: OptionalFields): AllergenList | undefined {
  const codes = fields.read(z.array(z.unknown()), value) ?? [];
  const { items, dropped } = parseItems(allergenWire, codes);
  fields.addDropped(dropped);
  if (codes.length === 0) return undefined;
  const known = ALLERGENS.filter((allergen) => items.includes(allergen));
  return { known, isComplete: dropped === 0 };
}

/** Rounds each amount to two decimals. Undefined when no amount is valid. */
function parseNutrition(value: unknown, fields: OptionalFields): Nutrition | undefined {
  const sent = fields.read(z.record(z.string(), z.unknown()), value);
  if (sent === undefined) return undefined;
  const read = (key: keyof typeof nutritionWire.shape): number | undefined => {
    const amount = fields.read(nutritionWire.shape[key], sent[key]) ?? undefined;
    return amount === undefined ? undefined : Math.round(amount * 100) / 100;
  };
  const nutrition: Nutrition = {
    energyKj: read('energy_kj'),
    energyKcal: read('energy_kcal'),
    fat: read('fat'),
    saturates: read('saturates'),
    carbohydrate: read('carbohydrate'),
    sugars: read('sugars'),
    protein: read('protein'),
    salt: read('salt'),
  };
  return Object.values(nutrition).every((amount) => amount === undefined) ? undefined : nutrition;
}

/** Each field accepts any value, so that an invalid field does not make the menu invalid. */
const contactShape = {
  address: looseField,
  telephone: looseField,
  coordinates: looseField,
} satisfies Partial<Record<keyof typeof menuWire.shape, z.ZodType>>;

type SentContact = Readonly<Partial<Record<keyof typeof contactShape, unknown>>>;

/** Drops and counts each invalid field, and keeps the others. */
export function parseContact(sent: SentContact, fields: OptionalFields): RestaurantContact {
  return {
    address: parseAddress(sent.address, fields),
    telephone: parseTelephone(sent.telephone, fields),
    coordinates: parseCoordinates(sent.coordinates, fields),
  };
}

const addressShape = z.object({
  street: visibleName,
  city: visibleName,
  postal_code: looseField,
} satisfies Record<keyof typeof addressWire.shape, z.ZodType>);

function parseAddress(value: unknown, fields: OptionalFields): Address | undefined {
  const sent = fields.read(addressShape, value);
  if (sent === undefined) return undefined;
  return {
    street: sent.street,
    city: sent.city,
    postalCode: fields.read(addressWire.shape.postal_code, sent.postal_code) ?? undefined,
  };
}

const NATIONAL_DIGITS = 9;
/** Without the leading 0, prefixes have three digits; those of Bucharest (21 and 31) have two. */
const GROUPS = /^([23]1|\d{3})(\d{3})(\d+)$/;

/** '0257 123 456', '0040257123456' and '+40-257-123-456' all become '+40 257 123 456'. */
function parseTelephone(value: unknown, fields: OptionalFields): string | undefined {
  const digits = fields.read(telephoneWire, value)?.replace(/\D/g, '').slice(-NATIONAL_DIGITS);
  return digits?.replace(GROUPS, '+40 $1 $2 $3');
}

function parseCoordinates(value: unknown, fields: OptionalFields): Coordinates | undefined {
  return fields.read(coordinatesWire, value);
}

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
  ingredients: looseField,
  allergens: looseField,
  nutrition: looseField,
  sold_out: looseField,
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
