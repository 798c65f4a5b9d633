import { formatCount } from '../i18n/format-count.ts';
import { TIME_ZONE } from '../time-zone.ts';
import type { MenusIndex } from './menus-index.ts';

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
 * get older while a cache or an open page keeps the index. If a wrong clock makes `now` earlier
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
