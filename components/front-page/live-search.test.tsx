import { render } from '@testing-library/react';
import type { RestaurantHits } from '@/lib/all-menus/search-all-menus';
import { ExampleHit, RestaurantHit } from '@/components/restaurants/all-menus-results';
import { createHit } from './live-search.ts';

const picture = { href: 'https://poze.example/supa.webp', isResized: true };
const product = { name: 'Supă & ouă', priceRon: 26 };
const withoutPage: RestaurantHits = {
  restaurant: { name: 'Fără <pagină>', schedule: { kind: 'none' }, categories: [] },
  opening: { state: 'unknown' },
  products: [],
  productCount: 0,
};
const withPage: RestaurantHits = {
  ...withoutPage,
  restaurant: { ...withoutPage.restaurant, restaurantId: 'la-mama' },
};
const whole: RestaurantHits = {
  restaurant: {
    name: 'La Mama',
    restaurantId: 'la-mama',
    picture,
    logo: { href: 'https://poze.example/logo.svg', isResized: false },
    hours: '10:00 - 22:00',
    schedule: { kind: 'none' },
    categories: [{ name: 'Supe', products: [product] }],
  },
  opening: { state: 'open', closesAt: '22:00', inMinutes: 30 },
  products: [{ ...product, slug: 'supa-2', picture, isSoldOut: true }, product],
  productCount: 4,
};

/** Without what a parser does not see: React's comments, and the order of attributes. */
function toComparable(node: Node): unknown {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : [];
  const element = document.importNode(node, true);
  element.normalize();
  return [
    element.tagName,
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    [...element.childNodes].map(toComparable),
  ];
}

describe('a hit that the browser makes', () => {
  it.each<readonly [string, RestaurantHits]>([
    ['with every part', whole],
    ['of a restaurant whose opening is not known', { ...whole, opening: { state: 'unknown' } }],
    ['without hits in the menu', { ...whole, products: [], productCount: 0 }],
    ['whose hits are all shown', { ...whole, productCount: 2 }],
    ['of a restaurant without a known menu', withPage],
    ['of a restaurant without a page', withoutPage],
    ['of a restaurant without a page, with hits', { ...whole, restaurant: withoutPage.restaurant }],
  ])('equals that of the server: %s', (_, group) => {
    const { container } = render(
      <>
        <ExampleHit />
        <RestaurantHit group={group} />
      </>,
    );
    const [examples, expected] = container.children;
    const example = examples?.firstElementChild;
    if (!example || !expected) throw new Error('No hit');
    expect(toComparable(createHit(example, group))).toEqual(toComparable(expected));
  });
});
