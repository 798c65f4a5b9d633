import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { addressRows } from '@/lib/addresses/address-table';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { formatSitemap, listSitemapEntries } from './site-files.ts';
import { SPLASH_COLOR, THEME_COLORS } from './metadata.ts';

const address = 'https://site.example/restaurants';

describe('the sitemap', () => {
  const formatEntry = (lastChanged: string | undefined, images: readonly string[]): unknown =>
    formatSitemap([{ address, lastChanged, images }]).split('\n')[2];

  it('names address, last change and pictures, as far as they are known', () => {
    expect(formatEntry('2026-01-02', ['https://site.example/a.jpg', 'https://b.example/'])).toBe(
      `<url><loc>${address}</loc><lastmod>2026-01-02</lastmod>` +
        '<image:image><image:loc>https://site.example/a.jpg</image:loc></image:image>' +
        '<image:image><image:loc>https://b.example/</image:loc></image:image></url>',
    );
    expect(formatEntry(undefined, [])).toBe(`<url><loc>${address}</loc></url>`);
  });

  it('contains any address as text, without markup', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const sitemap = formatSitemap([{ address: text, lastChanged: undefined, images: [] }]);
        const [, written = ''] = /<loc>([^<>]*)<\/loc>/.exec(sitemap) ?? [];
        const plain = written
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&apos;', "'")
          .replaceAll('&amp;', '&');
        expect(plain).toBe(text);
      }),
    );
  });
});

describe('the entries of the sitemap', () => {
  const restaurant: RestaurantSummary = {
    name: 'Casa Veche',
    restaurantId: 'casa-veche',
    image: 'https://elsewhere.example/a.webp',
    logoImage: undefined,
    scheduleText: undefined,
  };
  const fixed = listSitemapEntries({ outcome: 'down' });
  const found = listSitemapEntries({
    outcome: 'found',
    restaurants: [restaurant, { ...restaurant, restaurantId: undefined }],
    mayHaveMore: false,
  });

  it('are only pages that belong to no restaurant while the list of restaurants is missing', () => {
    expect(fixed.filter(({ address }) => address.includes('/restaurant/'))).toEqual([]);
    expect(fixed.every(({ address }) => address.startsWith('http://localhost:3000/'))).toBe(true);
  });

  it('include the page and the menu of each restaurant with an id, without pictures of an origin that is not allowed', () => {
    const known = new Set(fixed.map(({ address }) => address));
    const others = found.filter(({ address }) => !known.has(address));
    expect(others.map(({ address }) => new URL(address).pathname)).toEqual([
      '/restaurant/casa-veche',
      '/restaurant/casa-veche/menu',
    ]);
    expect(others.flatMap(({ images }) => images)).toEqual([]);
  });

  it('have the date of the last change for legal documents only', () => {
    const dated = found.filter(({ lastChanged }) => lastChanged !== undefined);
    const legal = addressRows.filter(({ isLegal }) => isLegal);
    expect(dated.map(({ address }) => new URL(address).pathname)).toEqual(
      legal.map(({ path }) => path),
    );
    for (const { lastChanged } of dated) expect(lastChanged).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

describe('the theme colours', () => {
  const tokens = readFileSync('styles/_tokens.scss', 'utf8');
  const tokenOf = (name: string): readonly string[] =>
    new RegExp(`'${name}': \\(\\s*(#\\w+),\\s*(#\\w+)`).exec(tokens)?.slice(1, 3) ?? [];

  it("are the header's background in both themes", () => {
    expect([THEME_COLORS.light, THEME_COLORS.dark]).toEqual(tokenOf('surface-raised'));
  });

  it("have the page's light background as the splash colour", () => {
    expect(SPLASH_COLOR).toBe(tokenOf('surface')[0]);
  });
});
