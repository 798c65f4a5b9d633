import { STORE_DELAY_MS } from '../../native-app/store-redirect.ts';
import { formatCount } from '../format-count.ts';

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
