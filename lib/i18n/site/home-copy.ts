import {
  CLAIMED_PRODUCTS,
  CLAIMED_RESTAURANTS,
  COINS_CREDITED_WITHIN_HOURS,
  COINS_EXPIRE_AFTER_DAYS,
  COINS_PER_RON,
  CURRENCY,
  EVENT_DATE,
} from '../../business-facts.ts';
import { formatCount } from '../format-count.ts';
import { formatLongDate } from '../format-date-time.ts';

const restaurants = formatCount(CLAIMED_RESTAURANTS, { one: 'restaurant', many: 'restaurante' });
const products = formatCount(CLAIMED_PRODUCTS, { one: 'produs', many: 'produse' });
const coins = (count: number): string => formatCount(count, { one: 'monedă', many: 'monede' });

export const homeCopy = {
  title: (brand: string): string => `${brand} - mâncare din restaurantele Aradului`,
  description: (brand: string): string =>
    `Comandă din timp, rezervă o masă sau primește mâncarea acasă cu ${brand}: peste ${restaurants} și peste ${products} din Arad, într-o singură aplicație.`,
  eyebrow: 'Comandă. Rezervă. Plătește.',
  heading: 'Pune Aradul pe masă.',
  lead: 'Restaurantele orașului, într-o singură aplicație: comandă din timp, rezervă o masă sau primește mâncarea acolo unde ești.',
  /** One sentence (requirement H-3). A line may end after each part. */
  claims: [
    `Peste ${restaurants},`,
    `peste ${products},`,
    'livrare în oraș,',
    'în afara lui',
    'și în zona industrială.',
  ],
  orderAhead: {
    label: 'Din timp',
    heading: 'Comanzi acum, mănânci când ajungi',
    text: 'Alegi din meniu, plătești online și spui la ce oră vii. Când intri pe ușă, mâncarea te așteaptă pe tine, nu tu pe ea.',
  },
  manyRestaurants: {
    label: 'De unde alegi',
    heading: 'Toate meniurile orașului, la un loc',
    text: 'De la ciorba de prânz la desertul de seară, cu prețuri în lei și cu programul fiecărui restaurant.',
    link: 'Vezi restaurantele',
  },
  delivery: {
    label: 'Livrare',
    heading: 'Acasă, la birou sau în zona industrială',
    text: 'Restaurantele livrează în oraș și în afara lui. Prânzul ajunge și în halele din zona industrială, înainte să se termine pauza.',
  },
  reviews: {
    label: 'Recenzii',
    heading: 'Două note: una pentru mâncare, una pentru curier',
    text: 'După fiecare comandă spui cum a fost: bucătăria află ce ți\u2060-\u2060a plăcut, iar curierul primește mulțumirea ta.',
  },
  restaurants: {
    heading: 'Restaurante din oraș',
    all: 'Toate restaurantele',
  },
  products: {
    heading: 'Câteva produse din meniuri',
  },
  coins: {
    label: 'Monede',
    heading: 'Fiecare comandă îți aduce o reducere',
    /** Read as one sentence, with '=' between the two. */
    example: (spentRon: number, discount: string): readonly [string, string] => [
      `${formatCount(spentRon, { one: 'leu', many: 'lei' })} cheltuiți`,
      `${discount.replace(CURRENCY, 'lei')} reducere`,
    ],
    rules: (ron: string, coinValue: string): readonly string[] => [
      `${ron} = ${coins(COINS_PER_RON)}. La următoarea comandă din aplicație, o monedă valorează ${coinValue}. Livrarea nu aduce monede.`,
      `Monedele ajung în contul tău în cel mult ${formatCount(COINS_CREDITED_WITHIN_HOURS, { one: 'oră', many: 'ore' })} de la finalizarea comenzii.`,
      `Dacă nu comanzi timp de ${formatCount(COINS_EXPIRE_AFTER_DAYS, { one: 'zi', many: 'zile' })}, monedele expiră. Fiecare comandă finalizată reia termenul.`,
    ],
    terms: 'Regulamentul programului de monede',
  },
  stores: {
    heading: 'Descarcă aplicația',
    text: (brand: string): string =>
      `Aplicația ${brand} e gratuită, pe iPhone și pe Android. O descarci acum și comanzi când ți se face foame.`,
  },
} as const;

/**
 * Invented texts in the drawings of the home page, the page for restaurants and the download page.
 * The drawings are hidden from assistive technology.
 */
export const sceneCopy = {
  restaurant: 'Casa cu Arcade',
  hours: '10:00 - 22:00',
  categories: ['Ciorbe', 'Feluri', 'Desert'],
  dishes: [
    { drawing: 'soup', name: 'Ciorbă de pui', price: '24,00 RON' },
    { drawing: 'schnitzel', name: 'Șnițel și piure', price: '38,50 RON' },
    { drawing: 'dumplings', name: 'Papanași', price: '26,00 RON' },
  ],
  send: 'Trimite comanda',
  ready: 'Gata la 12:45',
  table: 'Masa 4, ora 19:30',
  food: 'Mâncarea',
  courier: 'Curierul',
  reserved: 'Rezervat',
  order: 'Comandă nouă',
  tickets: ['Masa 2', 'Livrare', 'Masa 7'],
} as const;

/**
 * The texts of the dialog that invites restaurant owners to a meeting. Requirement H-5 demands that
 * the home page contains this dialog, closed and without a control that opens it.
 */
export const eventCopy = {
  date: EVENT_DATE,
  heading: `Ne întâlnim pe ${formatLongDate(EVENT_DATE)}`,
  text: 'Îi invităm pe cei care conduc restaurante din Arad să vadă platforma la lucru și să ne întrebe orice. Înscrierea se face numai prin telefon.',
  call: 'Înscriere la telefon:',
  close: 'Închide',
} as const;
