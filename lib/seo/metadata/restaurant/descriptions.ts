import { getSettings } from '@/lib/config';
import { seoCopy } from '@/lib/i18n/site/seo-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Menu, Product } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { formatSchedule } from '@/lib/restaurant/hours';
import { formatWeight } from '@/lib/restaurant/weight';
import { DESCRIPTION_LENGTH } from './description-length.ts';

/**
 * Calls `write` with names of categories that have products, such as 'Ciorbe, Grătar și altele'.
 * Returns the text with the most names that fits into `DESCRIPTION_LENGTH`. If no name fits,
 * returns the text without names.
 */
function fitCategories(menu: Menu, write: (categories: string) => string): string {
  const names = menu.categories
    .filter(({ products }) => products.length > 0)
    .map(({ name }) => name);
  // A name has at least one character, and a comma and a space follow it.
  const mostNames = Math.min(names.length, Math.ceil(DESCRIPTION_LENGTH / 3));
  for (let count = mostNames; count > 0; count -= 1) {
    const shown = names.slice(0, count).join(', ');
    const text = write(count === names.length ? shown : `${shown} și altele`);
    if (text.length <= DESCRIPTION_LENGTH) return text;
  }
  return write('');
}

export function describeRestaurant(name: string, menu: Menu): string {
  const hours = formatSchedule(menu.schedule, siteCopy.hours);
  const { brandName } = getSettings();
  return fitCategories(menu, (categories) =>
    seoCopy.restaurant(name, hours, categories, brandName),
  );
}

export function describeMenu(name: string, menu: Menu): string {
  const count = menu.categories.reduce((sum, { products }) => sum + products.length, 0);
  return fitCategories(menu, (categories) => seoCopy.menu(name, count, categories));
}

/** The description of a product in the preview of its link: '32,50 RON, 350 g. Cu smântână.' */
export function describeProduct(restaurantName: string, product: Product): string {
  const { priceRon, weight, quantityType, description } = product;
  const facts = [formatPrice(priceRon), formatWeight(weight, quantityType)];
  const known = facts.filter((fact) => fact !== undefined).join(', ');
  const text = description?.replace(/\s+/g, ' ') ?? seoCopy.inMenuOf(restaurantName);
  const letters = [...`${known}. ${text}`];
  if (letters.length <= DESCRIPTION_LENGTH) return letters.join('');
  const shortened = letters.slice(0, DESCRIPTION_LENGTH - 1).join('');
  return `${shortened.trimEnd()}…`;
}
