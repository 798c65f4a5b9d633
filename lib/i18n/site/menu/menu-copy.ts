import { formatClock, formatLongDay } from '../../format-date-time.ts';

export const menuCopy = {
  eyebrow: 'Meniu',
  /** The button that opens the options of the compact view and of the order. */
  view: 'Afișare',
  printedFrom: (address: string, now: Date): string =>
    `Tipărit din pagina ${address}, versiunea din ${formatLongDay(now)}.`,
  old: (asOf: Date): string =>
    `Meniul nu se poate actualiza acum. Este cel primit pe ${formatLongDay(asOf)}, la ora ${formatClock(asOf)}: prețurile și programul pot fi altele.`,
  empty: 'Meniul nu are încă produse.',
} as const;
