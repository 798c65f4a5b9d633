import { formatClock, formatLongDay } from '../../format-date-time.ts';

export const menuCopy = {
  eyebrow: 'Meniu',
  /** The button that opens the options of the compact view and of the order. */
  view: 'Afișare',
  printedFrom: (address: string, now: Date): string =>
    `Meniul din ${formatLongDay(now)}, tipărit de pe ${address}.`,
  old: (asOf: Date): string =>
    `Acum nu putem actualiza meniul. Vezi varianta din ${formatLongDay(asOf)}, ora ${formatClock(asOf)}: între timp, prețurile și programul se pot schimba.`,
  empty: 'Meniul nu are încă produse.',
} as const;
