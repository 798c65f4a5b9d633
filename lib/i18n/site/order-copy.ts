import type { Language } from '../language.ts';
import type { Words } from '../words.ts';

const romanian = {
  order: 'Comandă din aplicație',
  code: {
    heading: 'Comandă de pe telefon',
    label: 'Cod QR către meniu',
    scan: 'Scanează codul cu camera telefonului.',
    text: (brand: string): string =>
      `Codul deschide meniul pe telefon. Comanda ajunge la bucătărie prin aplicația ${brand}.`,
    close: 'Închide fereastra',
  },
} as const;

/** Texts of the links to the app. */
export const orderCopy: Readonly<Record<Language, Words<typeof romanian>>> = {
  ro: romanian,
  en: {
    order: 'Order in the app',
    code: {
      heading: 'Order from your phone',
      label: 'QR code for the menu',
      scan: "Scan the code with your phone's camera.",
      text: (brand) =>
        `The code opens the menu on your phone. Your order reaches the kitchen through the ${brand} app.`,
      close: 'Close window',
    },
  },
};
