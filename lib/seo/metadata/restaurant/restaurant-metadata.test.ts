import type { Metadata } from 'next';
import type { MenuAnswer } from '@/lib/provider/catalogue/get-menu';
import { menuMetadata } from './menu-metadata.ts';
import { qrSheetMetadata } from './qr-metadata.ts';
import { restaurantMetadata } from './restaurant-metadata.ts';
import { tableMetadata } from './table-metadata.ts';

const ID = 'la-mama';
const notIndexed = { index: false, follow: false };
const found: MenuAnswer = {
  outcome: 'found',
  menu: {
    restaurantName: 'Casa Mamei',
    heroImage: undefined,
    logoImage: undefined,
    schedule: { kind: 'none' },
    categories: [],
  },
};
const unknown: MenuAnswer = { outcome: 'unknown' };
const down: MenuAnswer = { outcome: 'down' };
const downButListed: MenuAnswer = { outcome: 'down', name: 'Casa Mamei' };

const pages: readonly [
  page: string,
  describePage: (answer: MenuAnswer) => Metadata,
  title: (name: string) => string,
][] = [
  ['the menu', (answer) => menuMetadata(ID, answer, 'shown'), (name) => `${name} - Meniu`],
  ['the restaurant', (answer) => restaurantMetadata(ID, answer), (name) => `${name} - Polonic`],
  [
    'the table',
    (answer) => tableMetadata({ restaurantId: ID, tableId: '12' }, answer),
    (name) => `${name} - Masa 12`,
  ],
  [
    'the sheet of codes',
    (answer) => qrSheetMetadata(ID, answer),
    (name) => `Coduri QR ${name} - Polonic`,
  ],
];

describe.each(pages)('the metadata of %s', (_, describePage, title) => {
  it.each([
    ['the name from the menu', found, 'Casa Mamei'],
    ['the name from the id while the provider is down', down, 'La Mama'],
    [
      'the name from the list of restaurants while the provider is down',
      downButListed,
      'Casa Mamei',
    ],
  ])('have %s in the title', (_case, answer, name) => {
    expect(describePage(answer).title).toBe(title(name));
  });

  it('are those of the not-found page for an unknown restaurant', () => {
    expect(describePage(unknown)).toEqual({
      title: 'Pagina nu a fost găsită - Polonic',
      robots: notIndexed,
    });
  });

  it('forbid indexing while the provider is down', () => {
    expect(describePage(down).robots).toEqual(notIndexed);
  });
});

describe('search engines', () => {
  it.each([
    ['the menu', menuMetadata(ID, found, 'shown'), true],
    ['the restaurant', restaurantMetadata(ID, found), true],
    ['the table', tableMetadata({ restaurantId: ID, tableId: '12' }, found), false],
    ['the sheet of codes', qrSheetMetadata(ID, found), false],
  ])('are told whether to index %s', (_, { robots }, index) => {
    expect(robots).toMatchObject({ index });
  });

  it.each([
    ['the menu', '/restaurant/la-mama/menu', menuMetadata(ID, found, 'shown')],
    ['the restaurant', '/restaurant/la-mama', restaurantMetadata(ID, found)],
    ['the table', '/restaurant/la-mama', tableMetadata({ restaurantId: ID, tableId: '12' }, found)],
  ])('are given the canonical address of %s: %s', (_, canonical, { alternates }) => {
    expect(alternates).toEqual({ canonical });
  });
});

describe('the offer to open the app', () => {
  it('is in the metadata of a menu, but not of an embedded menu', () => {
    expect(menuMetadata(ID, found, 'shown')).toHaveProperty('appLinks');
    expect(menuMetadata(ID, found, 'hidden')).not.toHaveProperty('appLinks');
    expect(menuMetadata(ID, found, 'hidden')).not.toHaveProperty('itunes');
  });
});
