import { TIME_ZONE } from '../time-zone.ts';
import type { TownResult } from './search-town.ts';
import type { TownIndex } from './town-index.ts';
import type { TownQuery } from './town-query.ts';
import { formatCount } from '../i18n/format-count.ts';

/**
 * Data count as old when their age is more than this many times `periodMs`, in which the site
 * renews all data. Two renewals in a row have then failed.
 */
const OLD_AFTER_PERIODS = 2;

const dateAndTime = new Intl.DateTimeFormat('ro-RO', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

const DISHES = { one: 'preparat', many: 'preparate' } as const;
const SIMILAR_DISHES = { one: 'preparat asemănător', many: 'preparate asemănătoare' } as const;
const RESTAURANTS = { one: 'restaurant', many: 'restaurante' } as const;
const MENUS = { one: 'meniu', many: 'meniuri' } as const;

/** What limits a search: how many menus are missing, and how old the data are. */
export type TownLimits = Pick<TownIndex, 'menus' | 'oldestReceivedAt' | 'periodMs'>;

type Noun = Parameters<typeof formatCount>[1];

/** 'un preparat', '2 preparate'. */
const formatSome = (count: number, noun: Noun): string =>
  count === 1 ? `un ${noun.one}` : formatCount(count, noun);

/** What a search in all menus found, as a sentence for the screen and for screen readers. */
export function formatTownResult(result: TownResult, { text, opening }: TownQuery): string {
  const { kind, groups, productCount } = result;
  const quoted = `„${text}”`;
  const open = opening === 'acum' ? ' deschis acum' : '';
  if (groups.length === 0) {
    return text === ''
      ? 'Din câte știm, niciun restaurant nu este deschis acum.'
      : `Niciun preparat și niciun restaurant${open} nu se potrivește cu ${quoted}. Încearcă un singur cuvânt sau doar începutul lui.`;
  }
  const found = formatFound(groups.length, result);
  if (text === '' && opening === 'acum') {
    return `${groups.length === 1 ? 'Deschis' : 'Deschise'} acum: ${found}.`;
  }
  if (kind === 'exact') return `Am găsit ${found}.`;
  const similar = productCount === 0 ? `${found} cu nume asemănător` : found;
  return `Nimic scris exact ${quoted}, dar am găsit ${similar}.`;
}

function formatFound(groupCount: number, { kind, groups, productCount }: TownResult): string {
  if (productCount === 0) return formatSome(groupCount, RESTAURANTS);
  const withDishes = groups.filter((group) => group.productCount > 0).length;
  const dishes = formatSome(productCount, kind === 'exact' ? DISHES : SIMILAR_DISHES);
  const places = `${dishes} ${withDishes === 1 ? 'într-un restaurant' : `în ${formatCount(withDishes, RESTAURANTS)}`}`;
  const named = groupCount - withDishes;
  return named === 0 ? places : `${places} și ${formatSome(named, RESTAURANTS)} după nume`;
}

/**
 * A sentence about missing menus and a sentence about old data, each only if there are any. The age
 * of the data is computed at the time of the search, because caches and open pages may keep an
 * older index. If the clock is behind the time of the data, the data do not count as old.
 */
export function formatTownLimits(
  { menus, oldestReceivedAt, periodMs }: TownLimits,
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
          `Prețurile și programul pot fi vechi: unele sunt din ${dateAndTime.format(oldestReceivedAt)}.`,
        ]
      : []),
  ];
}

/** The text of the link to a restaurant's menu. `more` is how many of its hits are not shown. */
export function formatMoreHits(more: number): string {
  return `Încă ${formatSome(more, DISHES)} în meniu`;
}
