import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);
const HUGE_TEXT_LENGTH = 20_000;
/** Sorting this many marks, as normalising does, would take seconds. */
const UNORDERED_MARKS = '\u0301\u0323'.repeat(80_000);

const product = z.record(z.string(), z.unknown());
const hostile = z
  .strictObject({
    texts: z.array(z.string()),
    images: z.array(z.string()),
    droppedProducts: z.array(z.unknown()),
    partlyValidProducts: z.array(product),
    categories: z.array(z.unknown()),
    menu: z.record(z.string(), z.unknown()),
    restaurants: z.array(z.unknown()),
  })
  .parse(require('../data/presets/hostile-menu.json'));

/** Texts that the site must treat as plain text. The last text has no visible character. */
const hostileTexts: readonly string[] = hostile.texts;

/**
 * Products that the contract allows. The site drops the one whose name has no visible character.
 */
export const allowedHostileProducts: readonly object[] = [
  ...hostileTexts.map((text) => ({
    name: text,
    price: 10,
    description: text,
    weight: text,
    quantity_type: text,
    ingredients: text,
  })),
  ...hostile.images.map((image) => ({ name: 'Imagine ostilă', price: '12,50', image })),
  { name: 'x'.repeat(HUGE_TEXT_LENGTH), price: 10, description: 'ș'.repeat(HUGE_TEXT_LENGTH) },
  { name: 'Semne fără sfârșit', price: 10, description: `a${UNORDERED_MARKS}` },
];

/**
 * Products that violate the contract only in optional fields. The site keeps these products, but
 * drops the invalid values.
 */
export const partlyValidHostileProducts: readonly object[] = hostile.partlyValidProducts;

/** The site drops `droppedProducts`, which violate the contract. */
export const hostileMenu: object = {
  ...hostile.menu,
  categories: [
    {
      _id: hostileTexts[1],
      name: hostileTexts[1],
      flavours: [
        ...hostile.droppedProducts,
        ...partlyValidHostileProducts,
        ...allowedHostileProducts,
      ],
    },
    ...hostile.categories,
  ],
};

/**
 * With `hostileList` in the scenario, the list of restaurants begins with these restaurants. The
 * last two violate the contract.
 */
export const hostileRestaurants: readonly unknown[] = hostile.restaurants;
