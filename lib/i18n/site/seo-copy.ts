import { formatCount } from '../format-count.ts';

const products = (count: number): string => formatCount(count, { one: 'produs', many: 'produse' });

const withHours = (hours: string): string => (hours === '' ? '' : `, program ${hours}`);

/** Texts for search results and link previews. */
export const seoCopy = {
  restaurant: (name: string, hours: string, categories: string, brand: string): string =>
    `${name}${withHours(hours)}. ${categories === '' ? 'Vezi meniul' : `În meniu: ${categories}`}. Comandă și rezervă o masă din aplicația ${brand}.`,
  menu: (name: string, count: number, categories: string): string =>
    categories === ''
      ? `Meniul ${name}, cu gramaje, descrieri și prețuri în lei.`
      : `Meniul ${name}: ${products(count)} cu gramaje, descrieri și prețuri în lei. ${categories}.`,
  product: (product: string, restaurant: string): string => `${product} - ${restaurant}`,
  /** For a product without a description. `ProductPreviewPage` shows this text for any product. */
  inMenuOf: (restaurant: string): string => `În meniul ${restaurant}.`,
  previewEyebrow: 'Comandă și rezervă',
  previewOf: (name: string): string => `${name}: imagine, siglă și program`,
  previewOfMenu: (name: string): string => `Meniul ${name}: imagine, siglă și program`,
  previewOfProduct: (product: string): string => `${product}: imagine și preț`,
  previewOfSite: (brand: string): string =>
    `${brand}: comandă, rezervă și plătește la restaurantele din Arad`,
} as const;
