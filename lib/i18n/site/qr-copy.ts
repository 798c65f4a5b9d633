import { MAX_TABLES } from '../../table-range.ts';

export const qrCopy = {
  title: (brand: string): string => `Coduri QR pentru mese - ${brand}`,
  description: (brand: string): string =>
    `Tipărește gratuit codurile QR ale restaurantului tău de pe ${brand}: unul pentru meniu și câte unul pentru fiecare masă.`,
  sheetTitle: (restaurant: string, brand: string): string => `Coduri QR ${restaurant} - ${brand}`,
  heading: 'Coduri QR pentru mese',
  intro:
    'Alege restaurantul și tipărește codurile: unul pentru meniu și câte unul pentru fiecare masă. Oaspeții le scanează cu telefonul, fără cont și fără instalare.',
  choose: 'Alege restaurantul',
  sheetHeading: (restaurant: string): string => `Coduri QR pentru ${restaurant}`,
  help: `Alege mesele, apoi tipărește pagina pe hârtie A4, la 100%, fără margini adăugate. Cel mult ${MAX_TABLES} de mese la o tipărire.`,
  form: 'Mesele',
  first: 'De la masa',
  last: 'Până la masa',
  show: 'Arată codurile',
  print: 'Tipărește',
  sheets: 'Coli de tipărit',
  menuCard: 'Meniu',
  scan: 'Scanează cu telefonul',
  scanMenu: 'Vezi meniul și prețurile',
  scanTable: (brand: string): string => `Vezi meniul. Comanzi din aplicația ${brand}.`,
  codeOfMenu: (restaurant: string): string => `Cod QR către meniul ${restaurant}`,
  codeOfTable: (table: string): string => `Cod QR pentru ${table}`,
} as const;
