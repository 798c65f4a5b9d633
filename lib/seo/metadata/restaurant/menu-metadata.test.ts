import type { MenuAnswer } from '@/lib/provider/catalogue/get-menu';
import type { Product } from '@/lib/restaurant/menu';
import { describeProduct } from './descriptions.ts';
import { menuMetadata, productMetadata } from './menu-metadata.ts';

const papanasi: Product = {
  slug: 'papanasi',
  name: 'Papanași',
  priceRon: 24.5,
  description: 'Cu smântână\nși dulceață',
  weight: '250',
  quantityType: 'g',
  image: undefined,
};
const answer: MenuAnswer = {
  outcome: 'found',
  menu: {
    restaurantName: 'Casa Veche',
    heroImage: undefined,
    logoImage: undefined,
    schedule: { kind: 'none' },
    categories: [{ anchor: 'desert', name: 'Desert', products: [papanasi] }],
  },
};
const price = '24,50\u00a0RON';

describe('the tags of a shared product', () => {
  it("name product and restaurant, and have the product's link in `og:url`, not in `canonical`", () => {
    expect(productMetadata('casa-veche', 'papanasi', answer)).toMatchObject({
      title: 'Papanași - Casa Veche',
      description: `${price}, 250 g. Cu smântână și dulceață`,
      alternates: { canonical: '/restaurant/casa-veche/menu' },
      openGraph: {
        title: 'Papanași - Casa Veche',
        url: '/restaurant/casa-veche/menu?produs=papanasi',
        images: [{ url: '/previews/casa-veche/menu.jpg?produs=papanasi' }],
      },
    });
  });

  it.each(['altceva', '__proto__', ''])('are those of the menu for the unknown slug %p', (slug) => {
    expect(productMetadata('casa-veche', slug, answer)).toEqual(
      menuMetadata('casa-veche', answer, 'shown'),
    );
  });

  it.each<MenuAnswer>([{ outcome: 'unknown' }, { outcome: 'down' }])(
    'are those of the menu for the answer %j',
    (failed) => {
      expect(productMetadata('casa-veche', 'papanasi', failed)).toEqual(
        menuMetadata('casa-veche', failed, 'shown'),
      );
    },
  );
});

describe('the description of a shared product', () => {
  it.each<[Partial<Product>, string]>([
    [{ description: undefined }, `${price}, 250 g. În meniul Casa Veche.`],
    [{ weight: undefined, description: 'Dulci' }, `${price}. Dulci`],
    [{ description: '🍕'.repeat(200) }, `${price}, 250 g. ${'🍕'.repeat(141)}…`],
  ])('has the price, the weight if it is known, and a text cut to a limit: %j', (parts, text) => {
    expect(describeProduct('Casa Veche', { ...papanasi, ...parts })).toBe(text);
  });
});
