import type { Menu } from '@/lib/restaurant/menu';
import type { Schedule } from '@/lib/restaurant/hours/schedule';
import {
  formatPreviewCopy,
  formatProductPreviewCopy,
  formatSitePreviewCopy,
} from './preview-copy.ts';

const menuOf = (restaurantName: string | undefined, schedule: Schedule): Menu => ({
  restaurantName,
  heroImage: undefined,
  logoImage: undefined,
  schedule,
  categories: [],
});
const none: Schedule = { kind: 'none' };

describe('the words on a preview', () => {
  it.each([
    ['restaurant', 'Comandă și rezervă'],
    ['menu', 'Meniu'],
  ] as const)("of kind '%s' are the brand, '%s' and the restaurant's name", (kind, eyebrow) => {
    expect(formatPreviewCopy(kind, 'la-mama', menuOf('Casa Mamei', none))).toEqual({
      brand: 'Polonic',
      eyebrow,
      name: 'Casa Mamei',
      line: '',
    });
  });

  it('include the hours when the hours are known', () => {
    const schedule: Schedule = { kind: 'v3', opensAt: 600, closesAt: 1320 };
    const { line } = formatPreviewCopy('menu', 'la-mama', menuOf('Casa Mamei', schedule));
    expect(line).toBe('Program: 10:00 - 22:00');
  });

  it.each([
    ['is missing', undefined],
    ['has no printable character', '餐廳'],
  ])('include a name made from the id when the name of the restaurant %s', (_, name) => {
    expect(formatPreviewCopy('menu', 'la-mama', menuOf(name, none)).name).toBe('La Mama');
  });

  it.each([
    ['Papanași cu afine', 'Papanași cu afine'],
    ['餐廳', 'Casa Mamei'],
  ])('of a product called %s are brand, restaurant, the name %s and price', (name, shown) => {
    const product = {
      slug: 'papanasi',
      name,
      priceRon: 24.5,
      description: undefined,
      weight: undefined,
      quantityType: undefined,
      image: undefined,
    };
    const menu = menuOf('Casa Mamei', none);
    expect(formatProductPreviewCopy('la-mama', menu, product)).toEqual({
      brand: 'Polonic',
      eyebrow: 'Casa Mamei',
      name: shown,
      line: '24,50\u00a0RON',
    });
  });

  it.each([
    ['a long name', 'la-mama', 'Casa '.repeat(40)],
    ['the name from a long id', 'casa-'.repeat(16), undefined],
  ])('shorten %s', (_, id, given) => {
    const { name } = formatPreviewCopy('menu', id, menuOf(given, none));
    expect(name.length).toBeLessThanOrEqual(60);
    expect(name.endsWith('…')).toBe(true);
  });

  it('of the site are all present', () => {
    const words = formatSitePreviewCopy();
    expect(words.brand).toBe('Polonic');
    expect(Object.values(words).every((text) => text !== '')).toBe(true);
    expect(words.line.length).toBeLessThanOrEqual(90);
  });
});
