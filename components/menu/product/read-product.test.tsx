import { render, screen } from '@testing-library/react';
import type { Product } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { ProductCard } from './product-card.tsx';
import { readProduct } from './read-product.ts';

const complete: Product = {
  slug: 'papanasi',
  name: 'Papanași',
  priceRon: 24.5,
  description: 'Cu smântână\nși dulceață',
  weight: '250',
  quantityType: 'g',
  image: undefined,
};

function read(product: Product): ReturnType<typeof readProduct> {
  render(<ProductCard product={product} href="?produs=papanasi" />);
  return readProduct(screen.getByRole('article'));
}

describe('readProduct', () => {
  it('returns every part that the card shows', () => {
    expect(read(complete)).toEqual({
      name: 'Papanași',
      price: formatPrice(24.5),
      weight: '250 g',
      description: 'Cu smântână\nși dulceață',
      thumb: undefined,
    });
  });

  it('returns undefined for parts that the card lacks', () => {
    const minimal = { ...complete, description: undefined, weight: undefined };
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
