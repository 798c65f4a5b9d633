import type { Language, Words } from '../language.ts';

const romanian = {
  order: 'Comandă din aplicație',
  /** How the longer text begins. The bar shows this much of it beside the list. */
  orderShort: 'Comandă',
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
    orderShort: 'Order',
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
