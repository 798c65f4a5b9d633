import type { AllMenusResult } from './search-all-menus.ts';
import type { AllMenusQuery } from './all-menus-query.ts';
import { formatCount } from '../i18n/format-count.ts';
import { hoursCopy } from '../i18n/site/hours-copy.ts';
import { siteCopy } from '../i18n/site/site-copy.ts';
import { formatOpeningTime } from '../restaurant/hours.ts';
import { splitWords } from '../search.ts';
import { TIME_ZONE } from '../business-facts.ts';
import type { MenusIndex } from './menus-index.ts';

const PRODUCTS = { one: 'produs', many: 'produse' } as const;
const SIMILAR_PRODUCTS = { one: 'produs asemănător', many: 'produse asemănătoare' } as const;
const RESTAURANTS = { one: 'restaurant', many: 'restaurante' } as const;

type Noun = Parameters<typeof formatCount>[1];

/** 'un produs', '2 produse'. */
const formatSome = (count: number, noun: Noun): string =>
  count === 1 ? `un ${noun.one}` : formatCount(count, noun);

/** What a search in all menus found, as a text for the screen and for screen readers. */
export function formatAllMenusResult(
  result: AllMenusResult,
  { text, opening }: AllMenusQuery,
): string {
  const { kind, groups, productCount, opensFirst } = result;
  const hasWords = splitWords(text).length > 0;
  const quoted = `„${text}”`;
  const open = opening === 'acum' ? ' deschis acum' : '';
  if (groups.length === 0) {
    return hasWords
      ? `Nu am găsit ${quoted} la niciun restaurant${open}. Încearcă alt cuvânt sau doar începutul lui.`
      : siteCopy.restaurants.noneOpen;
  }
  if (opensFirst !== undefined) {
    const { restaurant, opening } = opensFirst;
    const time = formatOpeningTime(opening, hoursCopy.ro.opening);
    return siteCopy.restaurants.groups.first
      .replace('{time}', () => time)
      .replace('{name}', () => restaurant.name);
  }
  const found = formatFound(groups.length, result);
  if (!hasWords && opening === 'acum') {
    return `${groups.length === 1 ? 'Deschis' : 'Deschise'} acum: ${found}.`;
  }
  if (kind === 'exact') return `Am găsit ${found}.`;
  const similar = productCount === 0 ? `${found} cu nume asemănător` : found;
  return `Nu am găsit ${quoted}. Iată ${similar}.`;
}

function formatFound(groupCount: number, { kind, groups, productCount }: AllMenusResult): string {
  if (productCount === 0) return formatSome(groupCount, RESTAURANTS);
  const withProducts = groups.filter((group) => group.productCount > 0).length;
  const products = formatSome(productCount, kind === 'exact' ? PRODUCTS : SIMILAR_PRODUCTS);
  const productsFound = `${products} ${withProducts === 1 ? 'într-un restaurant' : `în ${formatCount(withProducts, RESTAURANTS)}`}`;
  const foundByName = groupCount - withProducts;
  return foundByName === 0
    ? productsFound
    : `${productsFound} și ${formatSome(foundByName, RESTAURANTS)} după nume`;
}

/** The text of the link to a menu. `more` is how many hits in this menu are not shown. */
export function formatMoreHits(more: number): string {
  return `Încă ${formatSome(more, PRODUCTS)} în meniu`;
}

/**
 * Data count as old when they are older than this many periods (`periodMs`). With the number 1,
 * data would count as old after one late renewal.
 */
const OLD_AFTER_PERIODS = 2;

const dateAndTime = new Intl.DateTimeFormat('ro-RO', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

const MENUS = { one: 'meniu', many: 'meniuri' } as const;

/** What limits a search: how many menus are missing, and how old the data are. */
export type AllMenusLimits = Pick<MenusIndex, 'menus' | 'oldestReceivedAt' | 'periodMs'>;

/**
 * A sentence about missing menus if menus are missing, and a sentence about old data if data are
 * old. `now` is the time of the search. The age of the data is computed only then, because the data
 * get older while a cache or an open page has the index. If a wrong clock makes `now` earlier
 * than the time of the data, the data do not count as old.
 */
export function formatAllMenusLimits(
  { menus, oldestReceivedAt, periodMs }: AllMenusLimits,
  now: Date,
): readonly string[] {
  const isOld = now.getTime() - oldestReceivedAt > OLD_AFTER_PERIODS * periodMs;
  const missing = menus.all - menus.known;
  return [
    ...(missing > 0
      ? [
          `Am căutat în ${menus.known} din ${formatCount(menus.all, MENUS)}. Celelalte nu sunt disponibile acum.`,
        ]
      : []),
    ...(isOld
      ? [
          `Unele prețuri și programe pot să nu fie la zi: datele sunt din ${dateAndTime.format(oldestReceivedAt)}.`,
        ]
      : []),
  ];
}
