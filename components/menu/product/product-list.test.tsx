import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategorySection } from '@/components/menu/category/category-section';
import type { Category } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { ProductList } from './product-list.client.tsx';

const category: Category = {
  anchor: 'desert',
  name: 'Desert',
  products: [
    {
      slug: 'papanasi',
      name: 'Papanași',
      priceRon: 24.5,
      description: undefined,
      weight: undefined,
      quantityType: undefined,
      image: undefined,
    },
  ],
};

function renderList(): void {
  render(
    <ProductList closeText="Inchide" emptyText="Nimic">
      <CategorySection category={category} hrefOf={({ slug }) => `/menu?produs=${slug}`} />
    </ProductList>,
  );
}

describe('ProductList', () => {
  beforeEach(() => history.replaceState(null, '', '/menu'));

  it('opens a product in a popup and puts it in the address', async () => {
    renderList();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Papanași' }));
    expect(screen.getByRole('dialog', { name: 'Papanași' }).textContent).toContain(
      formatPrice(24.5),
    );
    expect(screen.getByRole('dialog').textContent).toContain('Nimic');
    expect(location.search).toBe('?produs=papanasi');
  });

  it('opens the product that the address names', () => {
    history.replaceState(null, '', '/menu?produs=papanasi');
    renderList();
    expect(screen.getByRole('dialog', { name: 'Papanași' })).toBeTruthy();
  });

  it('opens nothing for an unknown product', () => {
    history.replaceState(null, '', '/menu?produs=altceva');
    renderList();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves a click with Control, which opens a new tab, to the browser', async () => {
    renderList();
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Papanași' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes with its button and moves the focus to the card', async () => {
    history.replaceState(null, '', '/menu?produs=papanasi');
    renderList();
    await userEvent.click(screen.getByRole('button', { name: 'Inchide' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Papanași' }));
  });
});
