import { getSettings } from '@/lib/config';
import { seoCopy } from '@/lib/i18n/site/seo-copy';
import type { Menu } from '@/lib/restaurant/menu';
import { formatSchedule } from '@/lib/restaurant/schedule';
import { DESCRIPTION_LENGTH } from './description-length.ts';

/** 'Ciorbe, Grătar și altele': as many categories as fit into `DESCRIPTION_LENGTH`. */
function fitCategories(menu: Menu, write: (categories: string) => string): string {
  const names = menu.categories
    .filter(({ products }) => products.length > 0)
    .map(({ name }) => name);
  const listed = names.map((_, index) => {
    const shown = names.slice(0, names.length - index).join(', ');
    return write(index === 0 ? shown : `${shown} și altele`);
  });
  return [...listed, write('')].find((text) => text.length <= DESCRIPTION_LENGTH) ?? write('');
}

export function describeRestaurant(name: string, menu: Menu): string {
  const hours = formatSchedule(menu.schedule);
  const { brandName } = getSettings();
  return fitCategories(menu, (categories) =>
    seoCopy.restaurant(name, hours, categories, brandName),
  );
}

export function describeMenu(name: string, menu: Menu): string {
  const count = menu.categories.reduce((sum, { products }) => sum + products.length, 0);
  return fitCategories(menu, (categories) => seoCopy.menu(name, count, categories));
}
