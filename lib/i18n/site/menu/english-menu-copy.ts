import type { Words } from '../../language.ts';
import type {
  formatSearchResult,
  installCopy,
  listButtonCopy,
  menuViewCopy,
  productStepsCopy,
  searchCopy,
  shareCopy,
  shareDialogCopy,
  waiterListCopy,
} from './menu-copy.ts';

/** English texts of what scripts draw and say. `useEnglish` returns them on English menus. */
export type EnglishMenuCopy = {
  readonly search: Words<typeof searchCopy>;
  readonly formatSearchResult: typeof formatSearchResult;
  readonly view: Words<typeof menuViewCopy>;
  readonly steps: Words<typeof productStepsCopy>;
  readonly listButton: Words<typeof listButtonCopy>;
  readonly waiterList: Words<typeof waiterListCopy>;
  readonly share: Words<typeof shareCopy>;
  readonly shareDialog: Words<typeof shareDialogCopy>;
  readonly install: Words<typeof installCopy>;
};

const countItems = (count: number, kind: 'similar ' | '' = ''): string =>
  `${count} ${kind}${count === 1 ? 'item' : 'items'}`;

export const englishMenuCopy: EnglishMenuCopy = {
  search: {
    label: 'Search the menu',
    clear: 'Clear the search',
    inAllMenus: 'Search all menus',
    failed: 'The search did not load. Check your internet connection and reload the page.',
  },
  formatSearchResult: ({ kind, count }, query) => {
    const quoted = `“${query.trim()}”`;
    if (count === 0) {
      return `${quoted} is not on this menu. Most names are in Romanian. Try another word, or only its beginning.`;
    }
    return kind === 'exact'
      ? `Found ${countItems(count)}.`
      : `${quoted} was not found. Here ${count === 1 ? 'is' : 'are'} ${countItems(count, 'similar ')}.`;
  },
  view: {
    compact: 'Compact list',
    order: 'Sort',
    orders: {
      menu: 'as on the menu',
      ascending: 'price, low to high',
      descending: 'price, high to low',
    },
    ordered: {
      menu: 'The items are in the order of the menu.',
      ascending: 'In each category, the cheapest items come first.',
      descending: 'In each category, the most expensive items come first.',
    },
  },
  steps: {
    previous: 'Previous item',
    next: 'Next item',
    position: (position, count) => `${position} of ${count}`,
    close: 'Close this item',
    shown: (name, position, count) => `${name}, ${position} of ${count}`,
  },
  listButton: {
    addShort: 'Add to list',
    add: (name) => `Add to list: ${name}`,
    portions: (name) => `Portions: ${name}`,
    more: (name) => `One more portion: ${name}`,
    less: (name) => `One fewer portion: ${name}`,
    added: 'Added to the list for your waiter',
    show: 'View list',
    failed: 'Your list did not load. Check your internet connection and reload the page.',
  },
  waiterList: {
    heading: 'Your list',
    full: (max) => `Your list already has ${countItems(max)}. Remove one, then try again.`,
    changed: (name, quantity) =>
      quantity === 0 ? `${name} is no longer on the list.` : `${name}, on the list: ${quantity}`,
    hold: 'Show your waiter',
    edit: 'Back to the list',
    table: (tableId) => `Table ${tableId}`,
    portion: (quantity) => `${quantity} ×`,
    clear: 'Clear the list',
    cleared: 'Your list was cleared.',
    undo: 'Undo',
    empty: 'Your list is empty.',
    price: (quantity, price, total) =>
      quantity === 1 ? price : `${quantity} × ${price} = ${total}`,
    former: (price) => `Price changed: it was ${price}.`,
    problems: {
      gone: 'No longer on the menu. Not included in the total.',
      'sold-out': 'Sold out. Not included in the total.',
      unpriced: 'No price on the menu. Not included in the total.',
    },
    total: 'Total',
    partialTotal: 'Partial total',
    note: 'This list stays on this device: your waiter takes the order. The prices are those of the menu and include VAT.',
    close: 'Close',
  },
  share: {
    share: 'Share',
    failed: 'Sharing did not load. Check your internet connection and reload the page.',
  },
  shareDialog: {
    address: 'Page address',
    copy: 'Copy the link',
    copied: 'The link was copied.',
    notCopied: 'The link could not be copied. Copy it from the field above.',
    whatsApp: 'Send on WhatsApp',
    facebook: 'Share on Facebook',
    close: 'Close',
  },
  install: { install: 'Install on this device' },
};
