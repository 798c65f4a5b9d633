import { z } from 'zod';
import type { Menu, Product } from '../../../lib/restaurant/menu.ts';
import { formatPath } from '../report/describe-issues.ts';
import { broken } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';
import { findLostFields } from './lost-fields.ts';

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly PropertyKey[];

const fields = z.record(z.string(), z.unknown());
const emptyList = z.tuple([]);

/** Finds the facts that a provider sent about a product and that the site would not show whole. */
export function findLostFacts(sent: Fields, product: Product, path: Path): readonly Finding[] {
  const { allergens, isSoldOut, ingredients } = product;
  // The parser returns undefined for an empty list. That is no lost fact, so `parsed` is then `[]`.
  const isEmptyList = emptyList.safeParse(sent['allergens']).success;
  return [
    ...findLostFields(sent, path, [
      { key: 'ingredients', parsed: ingredients, needs: 'text' },
      { key: 'sold_out', parsed: isSoldOut, needs: 'yesOrNo' },
      {
        key: 'allergens',
        parsed: isEmptyList ? [] : allergens,
        needs: 'allergens',
      },
    ]),
    ...(allergens?.isComplete === false
      ? [
          broken(
            `the site would say that ${formatPath([...path, 'allergens'])} is not complete: some codes are none of the 14`,
          ),
        ]
      : []),
    ...findLostNutrition(sent, product, path),
  ];
}

function findLostNutrition(sent: Fields, product: Product, path: Path): readonly Finding[] {
  const amounts = fields.safeParse(sent['nutrition']);
  if (!amounts.success) {
    return findLostFields(sent, path, [{ key: 'nutrition', parsed: undefined, needs: 'amounts' }]);
  }
  const { nutrition } = product;
  const parsedAmounts = [
    { key: 'energy_kj', parsed: nutrition?.energyKj },
    { key: 'energy_kcal', parsed: nutrition?.energyKcal },
    { key: 'fat', parsed: nutrition?.fat },
    { key: 'saturates', parsed: nutrition?.saturates },
    { key: 'carbohydrate', parsed: nutrition?.carbohydrate },
    { key: 'sugars', parsed: nutrition?.sugars },
    { key: 'protein', parsed: nutrition?.protein },
    { key: 'salt', parsed: nutrition?.salt },
  ].map((amount) => ({ ...amount, needs: 'amounts' }) as const);
  return findLostFields(amounts.data, [...path, 'nutrition'], parsedAmounts);
}

/** Finds the contact facts that a provider sent and that the site would not show whole. */
export function findLostContact(sent: Fields, menu: Menu): readonly Finding[] {
  const { address, telephone, coordinates } = menu;
  const parts = fields.safeParse(sent['address']);
  return [
    ...findLostFields(
      sent,
      [],
      [
        { key: 'address', parsed: address, needs: 'place' },
        { key: 'telephone', parsed: telephone, needs: 'telephone' },
        { key: 'coordinates', parsed: coordinates, needs: 'coordinates' },
      ],
    ),
    ...(address !== undefined && parts.success
      ? findLostFields(
          parts.data,
          ['address'],
          [{ key: 'postal_code', parsed: address.postalCode, needs: 'postalCode' }],
        )
      : []),
  ];
}
