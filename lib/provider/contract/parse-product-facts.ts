import { z } from 'zod';
import { ALLERGENS } from '../../restaurant/allergens.ts';
import type { AllergenList } from '../../restaurant/allergens.ts';
import type { ProductFacts } from '../../restaurant/menu.ts';
import type { Nutrition } from '../../restaurant/nutrition.ts';
import type { OptionalFields } from './optional-fields.ts';
import { looseField, parseItems, parseLines } from './parse-fields.ts';
import { allergenWire, nutritionWire } from './wire.ts';
import type { flavourWire } from './wire.ts';

/** Each field accepts any value, so that an invalid field does not make the product invalid. */
export const factsShape = {
  ingredients: looseField,
  allergens: looseField,
  nutrition: looseField,
  sold_out: looseField,
} satisfies Partial<Record<keyof typeof flavourWire.shape, z.ZodType>>;

type SentFacts = Readonly<Partial<Record<keyof typeof factsShape, unknown>>>;

/** Drops and counts each invalid value, and keeps the others. */
export function parseProductFacts(sent: SentFacts, fields: OptionalFields): ProductFacts {
  return {
    isSoldOut: fields.read(z.boolean(), sent.sold_out),
    ingredients: parseLines(fields.read(z.string(), sent.ingredients)),
    allergens: parseAllergens(sent.allergens, fields),
    nutrition: parseNutrition(sent.nutrition, fields),
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
