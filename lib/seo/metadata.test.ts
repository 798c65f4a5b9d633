import type { Metadata } from 'next';
import type { MenuAnswer } from '@/lib/provider/menus';
import type { Menu, Product } from '@/lib/restaurant/menu';
import {
  describeMenu,
  describeProduct,
  describeRestaurant,
  DESCRIPTION_LENGTH,
  menuMetadata,
  productMetadata,
  qrSheetMetadata,
  restaurantMetadata,
  tableMetadata,
} from './restaurant-metadata.ts';
import { sharedMetadata } from './metadata.ts';

const PROVIDER = 'https://provider.example';
const ID = 'la-mama';
const table = { restaurantId: ID, tableId: '12' } as const;
const notIndexed = { index: false, follow: false };

const papanasi: Product = {
  slug: 'papanasi',
  name: 'Papanași',
  priceRon: 24.5,
  description: 'Cu smântână\nși dulceață',
  weight: '250',
  quantityType: 'g',
  image: undefined,
};
const menuOf = (...categories: readonly string[]): Menu => ({
  restaurantName: 'Casa Mamei',
  heroImage: undefined,
  logoImage: `${PROVIDER}/logo.png`,
  schedule: { kind: 'v3', opensAt: 600, closesAt: 60 },
  categories: categories.map((name) => ({ anchor: name, name, products: [papanasi] })),
});

const found: MenuAnswer = { outcome: 'found', menu: menuOf('Desert') };
const unknown: MenuAnswer = { outcome: 'unknown' };
const down: MenuAnswer = { outcome: 'down' };
const downButListed: MenuAnswer = { outcome: 'down', name: 'Casa Mamei' };

// Settings are read once, at their first use, so set the variable before the tests.
beforeAll(() => {
  process.env['PROVIDER_API_URL'] = PROVIDER;
});

type PageRow = readonly [
  page: string,
  describePage: (answer: MenuAnswer) => Metadata,
  title: (name: string) => string,
];
const pages: readonly PageRow[] = [
  ['the menu', (answer) => menuMetadata(ID, answer, 'shown'), (name) => `${name} - Meniu`],
  ['the restaurant', (answer) => restaurantMetadata(ID, answer), (name) => `${name} - Polonic`],
  ['the table', (answer) => tableMetadata(table, answer), (name) => `${name} - Masa 12`],
  [
    'the sheet of codes',
    (answer) => qrSheetMetadata(ID, answer),
    (name) => `Coduri QR ${name} - Polonic`,
  ],
];

it.each(pages)(
  'the metadata of %s name the restaurant, from the menu, the list or the id, and forbid indexing while the provider is down or knows no such restaurant',
  (_, describePage, title) => {
    expect(describePage(found)).toHaveProperty('title', title('Casa Mamei'));
    expect(describePage(downButListed)).toHaveProperty('title', title('Casa Mamei'));
    expect(describePage(down)).toMatchObject({ title: title('La Mama'), robots: notIndexed });
    expect(describePage(unknown)).toEqual({
      title: 'Pagina nu a fost găsită - Polonic',
      robots: notIndexed,
    });
  },
);

describe('the description of a restaurant', () => {
  it('has hours and categories', () => {
    expect(describeRestaurant('Casa Mamei', menuOf('Ciorbe', 'Grătar'))).toBe(
      'Casa Mamei, program 10:00 - 01:00. În meniu: Ciorbe, Grătar. Comandă și rezervă o masă din aplicația Polonic.',
    );
  });

  it('leaves out missing hours and categories without products', () => {
    const menu: Menu = {
      ...menuOf(),
      schedule: { kind: 'none' },
      categories: [{ anchor: 'gol', name: 'Gol', products: [] }],
    };
    expect(describeRestaurant('Casa Mamei', menu)).toBe(
      'Casa Mamei. Vezi meniul. Comandă și rezervă o masă din aplicația Polonic.',
    );
  });

  it('leaves out categories that a search result would cut off', () => {
    const many = menuOf(...Array.from({ length: 20 }, (_, index) => `Categoria ${index + 1}`));
    const text = describeRestaurant('Casa Mamei', many);
    expect(text.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
    expect(text).toContain('Categoria 1, Categoria 2');
    expect(text).toContain(' și altele. Comandă');
  });
});

describe('the description of a menu', () => {
  it.each([
    [['Ciorbe'], 'Meniul Casa Mamei: 1 produs cu gramaje, descrieri și prețuri în lei. Ciorbe.'],
    [
      ['Ciorbe', 'Grătar'],
      'Meniul Casa Mamei: 2 produse cu gramaje, descrieri și prețuri în lei. Ciorbe, Grătar.',
    ],
    [[], 'Meniul Casa Mamei, cu gramaje, descrieri și prețuri în lei.'],
  ])('with the categories %j is: %s', (names, text) => {
    expect(describeMenu('Casa Mamei', menuOf(...names))).toBe(text);
  });
});

const price = '24,50\u00a0RON';

describe('the tags of a shared product', () => {
  it("name product and restaurant, and have the product's link in `og:url`, not in `canonical`", () => {
    expect(productMetadata(ID, 'papanasi', found)).toMatchObject({
      title: 'Papanași - Casa Mamei',
      description: `${price}, 250 g. Cu smântână și dulceață`,
      alternates: { canonical: '/restaurant/la-mama/menu' },
      openGraph: {
        title: 'Papanași - Casa Mamei',
        url: '/restaurant/la-mama/menu?produs=papanasi',
        images: [
          { url: '/previews/la-mama/menu.jpg?produs=papanasi' },
          { url: `${PROVIDER}/logo.png` },
        ],
      },
    });
  });

  it.each([
    ['__proto__', found],
    ['', found],
    ['papanasi', unknown],
  ])('are those of the menu for the slug %j and the answer %j', (slug, answer) => {
    expect(productMetadata(ID, slug, answer)).toEqual(menuMetadata(ID, answer, 'shown'));
  });

  it.each<[Partial<Product>, string]>([
    [{ description: undefined }, `${price}, 250 g. În meniul Casa Mamei.`],
    [{ weight: undefined, description: 'Dulci' }, `${price}. Dulci`],
    [{ description: '🍕'.repeat(200) }, `${price}, 250 g. ${'🍕'.repeat(141)}…`],
  ])('describe its price, its weight if known, and a text cut to a limit: %j', (parts, text) => {
    expect(describeProduct('Casa Mamei', { ...papanasi, ...parts })).toBe(text);
  });
});

it('an embedded menu does not offer the app', () => {
  expect(menuMetadata(ID, found, 'shown')).toHaveProperty('appLinks');
  expect(menuMetadata(ID, found, 'hidden')).not.toHaveProperty('appLinks');
  expect(menuMetadata(ID, found, 'hidden')).not.toHaveProperty('itunes');
});

describe('a table', () => {
  it.each([
    ['when the provider sends the menu', found, [{ url: `${PROVIDER}/logo.png` }]],
    ['without the logo while the provider is down', downButListed, []],
  ])(
    "leads the app to the table, and shows the restaurant's address and pictures %s",
    (_, answer, logo) => {
      const url = 'http://localhost:3000/restaurant/la-mama/table/12';
      expect(tableMetadata(table, answer)).toMatchObject({
        itunes: { appArgument: url },
        appLinks: { ios: { url }, android: { url }, web: { url } },
        openGraph: {
          url: '/restaurant/la-mama',
          images: [{ url: '/previews/la-mama/restaurant.jpg' }, ...logo],
        },
      });
    },
  );
});

describe('the pictures of a shared link', () => {
  const page = { title: 'Casa Veche', description: 'Meniu', path: '/restaurant/la-mama' } as const;
  const preview = { path: '/previews/la-mama/menu.jpg', alt: 'Casa Veche' } as const;
  const picturesOf = (logoImage: string | undefined): unknown =>
    sharedMetadata({ ...page, preview: { ...preview, logoImage } }).openGraph?.images;

  it("are the generated preview, then the restaurant's logo", () => {
    expect(picturesOf(`${PROVIDER}/logo.png`)).toMatchObject([
      { url: preview.path, alt: preview.alt },
      { url: `${PROVIDER}/logo.png` },
    ]);
  });

  it.each([undefined, '', 'https://elsewhere.example/logo.png', 'javascript:alert(1)'])(
    'are only the generated preview for the logo %j',
    (logoImage) => {
      expect(picturesOf(logoImage)).toEqual([expect.objectContaining({ url: preview.path })]);
    },
  );
});
