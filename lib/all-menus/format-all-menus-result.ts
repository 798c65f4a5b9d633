import type { AllMenusResult } from './search-all-menus.ts';
import type { AllMenusQuery } from './all-menus-query.ts';
import { formatCount } from '../i18n/format-count.ts';
import { splitWords } from '../search/words.ts';

const DISHES = { one: 'preparat', many: 'preparate' } as const;
const SIMILAR_DISHES = { one: 'preparat asemănător', many: 'preparate asemănătoare' } as const;
const RESTAURANTS = { one: 'restaurant', many: 'restaurante' } as const;

type Noun = Parameters<typeof formatCount>[1];

/** 'un preparat', '2 preparate'. */
const formatSome = (count: number, noun: Noun): string =>
  count === 1 ? `un ${noun.one}` : formatCount(count, noun);

/** What a search in all menus found, as a text for the screen and for screen readers. */
export function formatAllMenusResult(
  result: AllMenusResult,
  { text, opening }: AllMenusQuery,
): string {
  const { kind, groups, productCount } = result;
  const hasWords = splitWords(text).length > 0;
  const quoted = `„${text}”`;
  const open = opening === 'acum' ? ' deschis acum' : '';
  if (groups.length === 0) {
    return hasWords
      ? `Niciun preparat și niciun restaurant${open} nu se potrivește cu ${quoted}. Încearcă un singur cuvânt sau doar începutul lui.`
      : 'Din câte știm, niciun restaurant nu este deschis acum.';
  }
  const found = formatFound(groups.length, result);
  if (!hasWords && opening === 'acum') {
    return `${groups.length === 1 ? 'Deschis' : 'Deschise'} acum: ${found}.`;
  }
  if (kind === 'exact') return `Am găsit ${found}.`;
  const similar = productCount === 0 ? `${found} cu nume asemănător` : found;
  return `Nimic scris exact ${quoted}, dar am găsit ${similar}.`;
}

function formatFound(groupCount: number, { kind, groups, productCount }: AllMenusResult): string {
  if (productCount === 0) return formatSome(groupCount, RESTAURANTS);
  const withDishes = groups.filter((group) => group.productCount > 0).length;
  const dishes = formatSome(productCount, kind === 'exact' ? DISHES : SIMILAR_DISHES);
  const dishesFound = `${dishes} ${withDishes === 1 ? 'într-un restaurant' : `în ${formatCount(withDishes, RESTAURANTS)}`}`;
  const foundByName = groupCount - withDishes;
  return foundByName === 0
    ? dishesFound
    : `${dishesFound} și ${formatSome(foundByName, RESTAURANTS)} după nume`;
}

/** The text of the link to a menu. `more` is how many hits in this menu are not shown. */
export function formatMoreHits(more: number): string {
  return `Încă ${formatSome(more, DISHES)} în meniu`;
}
