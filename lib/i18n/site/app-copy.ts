import { STORE_DELAY_MS } from '../../native-app/store-links.ts';
import { formatCount } from '../format-count.ts';
import type { Language, Words } from '../language.ts';

const seconds = formatCount(STORE_DELAY_MS / 1_000, { one: 'secundă', many: 'secunde' });

export const downloadCopy = {
  title: (brand: string): string => `Descarcă aplicația - ${brand}`,
  description: (brand: string): string =>
    `Descarcă aplicația ${brand} din App Store sau Google Play: comandă, rezervă o masă și plătește online.`,
  eyebrow: 'iPhone și Android',
  heading: (brand: string): string => `Descarcă aplicația ${brand}`,
  text: 'Dacă magazinul de aplicații nu se deschide singur, alege-l de aici.',
  qrLabel: 'Cod QR către pagina de descărcare a aplicației',
  qrCaption: 'Scanează codul cu telefonul.',
  redirect: {
    waiting: `Peste ${seconds} se deschide Google Play.`,
    staying: 'Rămâi pe această pagină.',
    sent: 'Se deschide Google Play…',
  },
  stay: 'Rămân aici',
} as const;

const romanianOrder = {
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
export const orderCopy: Readonly<Record<Language, Words<typeof romanianOrder>>> = {
  ro: romanianOrder,
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
