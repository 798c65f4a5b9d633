import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { listSitemapEntries } from './sitemap-entries.ts';

const restaurant: RestaurantSummary = {
  name: 'Casa Veche',
  restaurantId: 'casa-veche',
  image: 'https://pictures.example/a.webp',
  logoImage: undefined,
  scheduleText: undefined,
};

const list = (...restaurants: readonly RestaurantSummary[]): readonly string[] =>
  listSitemapEntries({ outcome: 'found', restaurants, mayHaveMore: false }).map(
    ({ address }) => new URL(address).pathname,
  );

const LEGAL = [
  '/privacy',
  '/terms',
  '/coins-terms',
  '/cookies',
  '/actaditional',
  '/eula',
  '/accesibilitate',
];
const FIXED_PATHS = ['/', '/restaurants', '/partener', ...LEGAL];

describe('the entries of the sitemap', () => {
  it('are only pages that belong to no restaurant while the list of restaurants is missing', () => {
    const addresses = listSitemapEntries({ outcome: 'down' }).map(({ address }) => address);
    expect(addresses.map((address) => new URL(address).pathname)).toEqual(FIXED_PATHS);
    expect(addresses.every((address) => address.startsWith('http://localhost:3000/'))).toBe(true);
  });

  it('include the page and the menu of each restaurant with an id', () => {
    const found = list(restaurant, { ...restaurant, restaurantId: undefined });
    expect(found.filter((path) => !FIXED_PATHS.includes(path))).toEqual([
      '/restaurant/casa-veche',
      '/restaurant/casa-veche/menu',
    ]);
  });

  it('have the date of the last change for legal documents only', () => {
    const dated = listSitemapEntries({
      outcome: 'found',
      restaurants: [restaurant],
      mayHaveMore: false,
    }).filter(({ lastChanged }) => lastChanged !== undefined);
    expect(dated.map(({ address }) => new URL(address).pathname)).toEqual(LEGAL);
    for (const { lastChanged } of dated) expect(lastChanged).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it('have no image of an origin that is not allowed', () => {
    const entries = listSitemapEntries({
      outcome: 'found',
      restaurants: [restaurant],
      mayHaveMore: false,
    });
    expect(entries.flatMap(({ images }) => images)).toEqual([]);
  });
});
