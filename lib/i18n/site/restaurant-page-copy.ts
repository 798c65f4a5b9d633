import { RESERVATION_STEPS } from '../../business-facts.ts';
import type { Language, Words } from '../language.ts';
import { siteCopy } from './site-copy.ts';

const { title: _title, ...restaurant } = siteCopy.restaurant;
const { title: _tableTitle, description: _description, ...table } = siteCopy.table;

const romanian = {
  restaurant,
  table,
  productCount: siteCopy.menu.productCount,
  pictureOf: siteCopy.restaurants.pictureOf,
  degraded: { others: siteCopy.restaurants.groups.other, all: siteCopy.restaurants.groups.all },
} as const;

/**
 * Texts of the pages of a restaurant and of a table. The titles are missing: both languages have the
 * same metadata, because both have the same public address.
 */
export const restaurantPageCopy: Readonly<Record<Language, Words<typeof romanian>>> = {
  ro: romanian,
  en: {
    restaurant: {
      menuPreview: 'From the menu',
      openMenu: 'View the menu',
      address: 'Address',
      telephone: 'Telephone',
      map: 'Show on the map (Google Maps)',
      appHeading: 'Order and book in the app',
      appText: (brand) =>
        `With the ${brand} app your order goes straight to the kitchen, and you book a table in ${RESERVATION_STEPS} steps.`,
    },
    table: {
      heading: (tableId) => `Table ${tableId}`,
      here: (tableId) => `You are at table ${tableId}`,
      appText: (tableId, brand) =>
        `Send your order from table ${tableId} straight to the kitchen with the ${brand} app.`,
      from: (price) => `from ${price}`,
    },
    productCount: (count) => `${count} ${count === 1 ? 'item' : 'items'}`,
    pictureOf: (restaurant) => `Picture of ${restaurant}`,
    degraded: { others: 'Other restaurants', all: 'All restaurants' },
  },
};
