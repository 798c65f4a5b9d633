import { formatClock, formatEnglishDay, formatLongDay } from '../../format-date-time.ts';
import type { Language, Words } from '../../language.ts';
import { qrCopy } from '../partner-copy.ts';
import { siteCopy } from '../site-copy.ts';

const { title: _title, productCount: _count, ...menu } = siteCopy.menu;

const romanian = {
  breadcrumbs: siteCopy.breadcrumbs,
  menu: {
    ...menu,
    eyebrow: 'Meniu',
    /** The button that opens the options of the compact view and of the order. */
    view: 'Afișare',
    printedFrom: (address: string, now: Date): string =>
      `Meniul din ${formatLongDay(now)}, tipărit de pe ${address}.`,
    old: (asOf: Date): string =>
      `Acum nu putem actualiza meniul. Vezi varianta din ${formatLongDay(asOf)}, ora ${formatClock(asOf)}: între timp, prețurile și programul se pot schimba.`,
    empty: 'Meniul nu are încă produse.',
    codeOfMenu: qrCopy.codeOfMenu,
  },
  product: siteCopy.product,
  openingPopup: siteCopy.openingPopup,
  downloadBanner: siteCopy.downloadBanner,
} as const;

/** Texts of a menu that the server renders. */
export const menuPageCopy: Readonly<Record<Language, Words<typeof romanian>>> = {
  ro: romanian,
  en: {
    breadcrumbs: { label: 'You are here' },
    menu: {
      eyebrow: 'Menu',
      view: 'View',
      old: (asOf) =>
        `We cannot update the menu right now. This is the version of ${formatEnglishDay(asOf)} at ${formatClock(asOf)}: prices and opening hours may have changed.`,
      heroAlt: (restaurant) => `Picture of ${restaurant}`,
      categories: 'Categories',
      emptyCategory: 'There is nothing in this category at the moment.',
      empty: 'The menu is still empty.',
      reload: 'Reload',
      vatIncluded: 'Prices include VAT',
      allergens:
        'For allergens, ingredients and nutrition, ask the restaurant before you order. If the menu does not mention an allergen, the item may still contain it.',
      printedFrom: (address, now) =>
        `The menu of ${formatEnglishDay(now)}, printed from ${address}.`,
      codeOfMenu: (restaurant) => `QR code for the menu of ${restaurant}`,
    },
    product: { noDetails: 'There is no more information about this item.', close: 'Close' },
    openingPopup: {
      heading: 'Order in the app',
      text: (brand) =>
        `Your order reaches the kitchen through the ${brand} app. Download it for free.`,
      viewOnly: 'Just view the menu',
      close: 'Close window',
    },
    downloadBanner: {
      label: 'Mobile app',
      text: (brand) => `Order faster and book a table with the ${brand} app.`,
    },
  },
};
