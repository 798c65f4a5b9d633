import { CLAIMED_PRODUCTS, CLAIMED_RESTAURANTS } from '../../business-facts.ts';
import { formatCount } from '../format-count.ts';

const restaurants = formatCount(CLAIMED_RESTAURANTS, { one: 'restaurant', many: 'restaurante' });
const products = formatCount(CLAIMED_PRODUCTS, { one: 'produs', many: 'produse' });

export const homeCopy = {
  title: (brand: string): string => `${brand} - mâncare din restaurantele Aradului`,
  description: (brand: string): string =>
    `Comandă din timp, rezervă o masă sau primește mâncarea acasă cu ${brand}: peste ${restaurants} și peste ${products} din Arad, într-o singură aplicație.`,
  eyebrow: 'Comandă. Rezervă. Plătește.',
  heading: 'Pune Aradul pe masă.',
  lead: 'Restaurantele orașului, într-o singură aplicație: comandă din timp, rezervă o masă sau primește mâncarea acolo unde ești.',
  /** One sentence in three parts (requirement H-3). */
  claims: [
    `Peste ${restaurants}`,
    `peste ${products}`,
    'livrare în oraș, dincolo de oraș și în zona industrială',
  ],
  orderAhead: {
    label: 'Din timp',
    heading: 'Comanzi acum, mănânci când ajungi',
    text: 'Alegi din meniu, plătești online și spui la ce oră vii. Când intri pe ușă, mâncarea te așteaptă pe tine, nu tu pe ea.',
  },
  manyRestaurants: {
    label: 'De unde alegi',
    heading: 'Un oraș întreg, un singur meniu',
    text: `Peste ${restaurants} și peste ${products}: de la ciorba de prânz la desertul de seară, cu prețuri în lei și programul fiecărei case.`,
    link: 'Vezi restaurantele',
  },
  delivery: {
    label: 'Livrare',
    heading: 'Acasă, la birou sau în zona industrială',
    text: 'Restaurantele livrează în oraș și dincolo de el. Prânzul ajunge și în halele din zona industrială, cât pauza încă e pauză.',
  },
  reviews: {
    label: 'Recenzii',
    heading: 'Spui cum a fost, de două ori',
    text: 'O notă pentru mâncare și una pentru curier. Bucătăria află ce ți-a plăcut, iar curierul primește mulțumirea lui.',
  },
  strip: {
    heading: 'Ce se gătește în oraș',
    all: 'Toate restaurantele',
  },
  stores: {
    heading: 'Ia aplicația cu tine',
    text: (brand: string): string =>
      `${brand} e gratuită pentru iPhone și Android. O descarci acum și comanzi la următoarea foame.`,
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
