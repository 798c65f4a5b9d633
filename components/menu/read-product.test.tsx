import { render, screen } from '@testing-library/react';
import type { Product } from '@/lib/restaurant/menu';
import { ProductCard } from './product-card.tsx';
import { formatPrice } from '@/lib/restaurant/price';
import { readProduct } from './read-product.ts';

const whole: Product = {
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

describe('a product read from its card', () => {
  it('has all that the card shows', () => {
    expect(read(whole)).toEqual({
      name: 'Papanași',
      price: formatPrice(24.5),
      weight: '250 g',
      description: 'Cu smântână\nși dulceață',
      thumb: undefined,
    });
  });

  it('has nothing that the card lacks', () => {
    const bare = { ...whole, description: undefined, weight: undefined };
    expect(read(bare)).toMatchObject({ description: undefined, weight: undefined });
  });

  it('has the picture, unless that did not load', () => {
    const card = document.createElement('article');
    const image = card.appendChild(document.createElement('img'));
    image.setAttribute('src', '/poza.jpg');
    expect(readProduct(card).thumb).toBe('/poza.jpg');
    image.dataset['failed'] = '';
    expect(readProduct(card).thumb).toBeUndefined();
  });
});
