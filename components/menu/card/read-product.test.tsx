import { render, screen } from '@testing-library/react';
import type { Product } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { ProductCard } from '@/components/menu/product/product-card';
import { readProduct } from './read-product.ts';

const papanasi: Product = {
  slug: 'papanasi',
  name: 'Papanași',
  priceRon: 24.5,
  description: 'Cu smântână\nși dulceață',
  weight: '250',
  quantityType: 'g',
  image: undefined,
};

/**
 * The inner HTML of the card of a product without facts. More markup in this card would make every
 * menu heavier.
 */
const PLAIN_CARD =
  '<div><h3><a href="?produs=papanasi">Papanași</a></h3><small>250 g</small><p>Cu smântână\nși dulceață</p><strong>24,50\u00a0RON</strong></div>';

function renderCard(product: Product): HTMLElement {
  render(<ProductCard product={product} language="ro" href="?produs=papanasi" />);
  return screen.getByRole('article');
}

const read = (product: Product): ReturnType<typeof readProduct> => readProduct(renderCard(product));

describe('readProduct', () => {
  it('returns every part that the card shows', () => {
    expect(read(papanasi)).toEqual({
      name: 'Papanași',
      price: formatPrice(24.5),
      weight: '250 g',
      description: 'Cu smântână\nși dulceață',
      soldOut: undefined,
      facts: [],
      thumb: undefined,
    });
  });

  it('returns the facts that the card shows', () => {
    const product: Product = {
      ...papanasi,
      isSoldOut: true,
      ingredients: 'Brânză, griș',
      allergens: { known: ['gluten', 'milk'], isComplete: true },
    };
    expect(read(product)).toMatchObject({
      soldOut: 'Epuizat la ultima actualizare a meniului',
      description: 'Cu smântână\nși dulceață',
      facts: [
        { name: 'Ingrediente', value: 'Brânză, griș' },
        { name: 'Alergeni', value: 'cereale care conțin gluten, lapte' },
      ],
    });
  });

  it('returns undefined for parts that the card lacks', () => {
    const minimal = { ...papanasi, description: undefined, weight: undefined };
    expect(read(minimal)).toMatchObject({ description: undefined, weight: undefined });
  });

  it('returns the picture unless it failed to load', () => {
    const card = document.createElement('article');
    const image = card.appendChild(document.createElement('img'));
    image.setAttribute('src', '/poza.jpg');
    expect(readProduct(card).thumb).toBe('/poza.jpg');
    image.dataset['failed'] = '';
    expect(readProduct(card).thumb).toBeUndefined();
  });
});

describe('ProductCard', () => {
  it.each<[string, Product]>([
    ['that lacks facts', papanasi],
    ['that is not sold out', { ...papanasi, isSoldOut: false }],
  ])('sends only the plain markup for a product %s', (_, product) => {
    expect(renderCard(product).innerHTML.replaceAll('&nbsp;', '\u00a0')).toBe(PLAIN_CARD);
  });
});
