import { formatLongDay } from '../format-long-date.ts';

export const menuCopy = {
  eyebrow: 'Meniu',
  openOnPhone: 'Deschide pe telefon',
  scanCode: 'Scanează codul cu camera telefonului.',
  printedFrom: (address: string, now: Date): string =>
    `Tipărit din pagina ${address}, versiunea din ${formatLongDay(now)}.`,
  empty: 'Meniul nu are încă produse.',
} as const;
