import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { formatSitemap } from './format-sitemap.ts';
import { listSitemapEntries } from './sitemap-entries.ts';

const restaurant: RestaurantSummary = {
  name: 'Casa Veche',
  restaurantId: 'casa-veche',
  image: 'https://pictures.example/a.webp',
  logoImage: undefined,
  scheduleText: undefined,
};

const list = (...restaurants: readonly RestaurantSummary[]): readonly string[] =>
  listSitemapEntries({ outcome: 'found', restaurants, isFirstPage: false }).map(
    ({ address }) => new URL(address).pathname,
  );

const OURS = [
  '/',
  '/restaurants',
  '/partener',
  '/privacy',
  '/terms',
  '/coins-terms',
  '/cookies',
  '/actaditional',
  '/eula',
  '/accesibilitate',
];

describe('the sitemap', () => {
  it("has the site's own pages also without the list of restaurants", () => {
    const addresses = listSitemapEntries({ outcome: 'down' }).map(({ address }) => address);
    expect(addresses.map((address) => new URL(address).pathname)).toEqual(OURS);
    expect(addresses.every((address) => address.startsWith('http://localhost:3000/'))).toBe(true);
  });

  it('has every restaurant with a page, and its menu', () => {
    const found = list(restaurant, { ...restaurant, restaurantId: undefined });
    expect(found.filter((path) => !OURS.includes(path))).toEqual([
      '/restaurant/casa-veche',
      '/restaurant/casa-veche/menu',
    ]);
  });

  it('has a date of change only where it is known', () => {
    const dated = listSitemapEntries({
      outcome: 'found',
      restaurants: [restaurant],
      isFirstPage: false,
    }).filter(({ lastChanged }) => lastChanged !== undefined);
    expect(dated).toHaveLength(7);
    expect(dated[0]).toMatchObject({ lastChanged: '2023-03-29' });
  });

  it('lists no image of an origin that is not allowed', () => {
    const entries = listSitemapEntries({
      outcome: 'found',
      restaurants: [restaurant],
      isFirstPage: false,
    });
    expect(entries.flatMap(({ images }) => images)).toEqual([]);
  });

  it('escapes the special characters of XML', () => {
    const xml = formatSitemap([
      { address: 'https://a.example/?a=1&b=<"\'>', images: ['https://b.example/?x=1&y=2'] },
    ]);
    expect(xml).toContain('<loc>https://a.example/?a=1&amp;b=&lt;&quot;&apos;&gt;</loc>');
    expect(xml).toContain('<image:loc>https://b.example/?x=1&amp;y=2</image:loc>');
  });
});
