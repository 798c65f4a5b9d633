import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { CategoryBar } from '@/components/menu/category-bar';
import { CategorySection } from '@/components/menu/category-section';
import { searchCopy } from '@/lib/i18n/site/menu/search-copy';
import type { Category, Product } from '@/lib/restaurant/menu';

const product = (slug: string, name: string): Product => ({
  slug,
  name,
  priceRon: 20,
  description: undefined,
  weight: undefined,
  quantityType: undefined,
  image: undefined,
});

const categories: readonly Category[] = [
  { anchor: 'ciorbe', name: 'Ciorbe', products: [product('legume', 'Ciorbă de legume')] },
  { anchor: 'desert', name: 'Desert', products: [product('papanasi', 'Papanași')] },
];

const page: ReactElement = (
  <>
    <CategoryBar categories={categories} language="ro" />
    {categories.map((category) => (
      <CategorySection
        key={category.anchor}
        category={category}
        language="ro"
        hrefOf={({ slug }) => slug}
      />
    ))}
  </>
);

const namesShown = (): readonly (string | null)[] =>
  [...document.querySelectorAll('section:not([hidden]) article:not([hidden]) h3')].map(
    ({ textContent }) => textContent,
  );

describe('the search in a menu', () => {
  it('finds translated texts, also those that a translator has changed since the last search', async () => {
    const translate = (part: Element | null, text: string): void => {
      if (part) part.innerHTML = `<font><font>${text}</font></font>`;
    };
    render(page);
    const field = screen.getByRole('searchbox', { name: searchCopy.label });
    translate(screen.getByRole('link', { name: 'Papanași' }), 'Cheese doughnuts');
    await userEvent.type(field, 'doughnuts');
    await waitFor(() => expect(namesShown()).toEqual(['Cheese doughnuts']));
    await userEvent.clear(field);
    translate(screen.getByRole('link', { name: 'Ciorbă de legume' }), 'Vegetable soup');
    await userEvent.type(field, 'soup');
    await waitFor(() => expect(namesShown()).toEqual(['Vegetable soup']));
  });

  it('searches for a text that was typed before hydration', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const field = within(container).getByRole<HTMLInputElement>('searchbox');
    field.value = 'legume';
    render(page, { container, hydrate: true });
    expect(await screen.findByText('Am găsit un produs.')).toBeTruthy();
    expect(namesShown()).toEqual(['Ciorbă de legume']);
  });
});
