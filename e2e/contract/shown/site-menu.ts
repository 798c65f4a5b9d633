import { z } from 'zod';
import { parseMenu } from '../../../lib/provider/contract/parse-menu.ts';
import type { Category, Menu, Product } from '../../../lib/restaurant/menu.ts';
import { formatPath } from '../report/describe-issues.ts';
import { broken, passed } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';
import { findLostContact, findLostFacts } from './lost-facts.ts';
import { findLostFields } from './lost-fields.ts';
import { silentLog } from '../../support/unit/watched-log.ts';

const fields = z.record(z.string(), z.unknown());
const sentMenu = fields.and(z.object({ categories: z.array(z.unknown()) }));
const sentCategory = fields.and(z.object({ flavours: z.array(z.unknown()) }));

/**
 * `parseCategory` adds this product to the menu that it parses. Without this product, `parseMenu`
 * would refuse that menu if all products of the category are unreadable, and the findings would not
 * name these products.
 */
const READABLE_PRODUCT = { name: 'x', price: 1 };

/**
 * For a menu that the site cannot use, returns one `broken` finding. For any other menu, returns a
 * `broken` finding for each part that the site would not show whole. If the site shows everything,
 * returns one `passed` finding.
 */
export function readMenuAsSite(body: unknown): readonly Finding[] {
  const parsed = parseMenu(body, silentLog);
  const sent = sentMenu.safeParse(body);
  if (!parsed.ok || !sent.success) {
    return [broken('the site cannot use this menu: it shows the last good one, or answers 503')];
  }
  const { categories } = sent.data;
  const losses = [
    ...findLostHead(sent.data, parsed.value),
    ...findLostContact(sent.data, parsed.value),
    ...categories.flatMap((category, index) => readCategory(category, ['categories', index])),
  ];
  if (losses.length > 0) return losses;
  const products = parsed.value.categories.reduce(
    (sum, category) => sum + category.products.length,
    0,
  );
  return [
    passed(`is shown whole by the site (categories: ${categories.length}, products: ${products})`),
  ];
}

function findLostHead(sent: z.infer<typeof fields>, menu: Menu): readonly Finding[] {
  const { restaurantName, heroImage, logoImage, schedule } = menu;
  return findLostFields(
    sent,
    [],
    [
      { key: 'restaurantName', parsed: restaurantName, needs: 'text' },
      { key: 'restaurantImage', parsed: heroImage, needs: 'address' },
      { key: 'logoImage', parsed: logoImage, needs: 'address' },
      {
        key: 'restaurant_schedule',
        parsed: schedule.kind === 'none' ? undefined : schedule,
        needs: 'times',
      },
    ],
  );
}

/** Returns undefined when the site drops the category. */
function parseCategory(category: unknown): Category | undefined {
  const menu = parseMenu(
    { categories: [{ name: 'x', flavours: [READABLE_PRODUCT] }, category] },
    silentLog,
  );
  return menu.ok ? menu.value.categories[1] : undefined;
}

function readCategory(category: unknown, path: readonly PropertyKey[]): readonly Finding[] {
  const sent = sentCategory.safeParse(category);
  if (!sent.success || parseCategory(category) === undefined) {
    return [broken(`the site would not show the category ${formatPath(path)}`)];
  }
  return sent.data.flavours.flatMap((flavour, index) =>
    readProduct(flavour, [...path, 'flavours', index]),
  );
}

function parseProduct(flavour: unknown): Product | undefined {
  return parseCategory({ name: 'x', flavours: [flavour] })?.products[0];
}

function readProduct(flavour: unknown, path: readonly PropertyKey[]): readonly Finding[] {
  const product = parseProduct(flavour);
  const sent = fields.safeParse(flavour);
  if (product === undefined || !sent.success) {
    const name = sent.success && typeof sent.data.name === 'string' ? ` "${sent.data.name}"` : '';
    return [broken(`the site would not show the product${name} (${formatPath(path)})`)];
  }
  return [
    ...findLostFields(sent.data, path, [
      { key: 'image', parsed: product.image, needs: 'address' },
      { key: 'description', parsed: product.description, needs: 'text' },
      { key: 'weight', parsed: product.weight, needs: 'text' },
      { key: 'quantity_type', parsed: product.quantityType, needs: 'text' },
    ]),
    ...findLostFacts(sent.data, product, path),
  ];
}
