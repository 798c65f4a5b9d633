import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategorySection } from '@/components/menu/category/category-section';
import type { Category, ProductFacts } from '@/lib/restaurant/menu';
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

function renderList(facts: ProductFacts = {}): void {
  const products = category.products.map((product) => ({ ...product, ...facts }));
  render(
    <ProductList closeText="Inchide" emptyText="Nimic">
      <CategorySection
        category={{ ...category, products }}
        hrefOf={({ slug }) => `/menu?produs=${slug}`}
      />
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

  it('shows in the popup what the provider says about the product', async () => {
    const allergens = { known: ['eggs', 'milk'], isComplete: true } as const;
    renderList({ isSoldOut: true, allergens });
    await userEvent.click(screen.getByRole('link', { name: 'Papanași' }));
    const popup = within(screen.getByRole('dialog', { name: 'Papanași' }));
    expect(popup.getByText('Epuizat la ultima actualizare a meniului')).toBeTruthy();
    expect(popup.getByText('Alergeni').nextElementSibling?.textContent).toBe('ouă, lapte');
    // The allergens are a text about the product, so the popup does not say that it has none.
    expect(popup.queryByText('Nimic')).toBeNull();
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
