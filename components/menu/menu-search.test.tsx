import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { CategoryBar } from '@/components/menu/category-bar';
import { CategorySection } from '@/components/menu/category-section';
import { searchCopy } from '@/lib/i18n/site/menu/search-copy';
import type { Category, Product } from '@/lib/restaurant/menu';

const product = (slug: string, name: string, description?: string): Product => ({
  slug,
  name,
  priceRon: 20,
  description,
  weight: undefined,
  quantityType: undefined,
  image: undefined,
});

const categories: readonly Category[] = [
  {
    anchor: 'ciorbe',
    name: 'Ciorbe',
    products: [
      product('burta', 'Ciorbă de burtă', 'cu smântână'),
      product('legume', 'Ciorbă de legume'),
    ],
  },
  {
    anchor: 'desert',
    name: 'Desert',
    products: [product('papanasi', 'Papanași', 'cu smântână și dulceață de ciorbă')],
  },
  { anchor: 'nou', name: 'Nou', products: [] },
];

/** Replaces the two observers that the category bar uses. */
class Observer {
  observe(): void {
    // happy-dom has no layout, so there is nothing to observe.
  }
  disconnect(): void {
    // happy-dom has no layout, so nothing was observed.
  }
}

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

function renderMenu(): HTMLInputElement {
  render(page);
  return screen.getByRole<HTMLInputElement>('searchbox', { name: searchCopy.label });
}

const namesShown = (): readonly (string | null)[] =>
  [...document.querySelectorAll('section:not([hidden]) article:not([hidden]) h3')].map(
    ({ textContent }) => textContent,
  );
const ALL = ['Ciorbă de burtă', 'Ciorbă de legume', 'Papanași'];
const status = (): HTMLElement => screen.getByRole('status');

describe('the search in a menu', () => {
  beforeAll(() => {
    Reflect.set(globalThis, 'IntersectionObserver', Observer);
    Reflect.set(globalThis, 'ResizeObserver', Observer);
  });

  it('finds translated texts, also those that a translator has changed since the last search', async () => {
    const translate = (part: Element | null, text: string): void => {
      if (part) part.innerHTML = `<font><font>${text}</font></font>`;
    };
    const field = renderMenu();
    translate(screen.getByRole('link', { name: 'Papanași' }), 'Cheese doughnuts');
    await userEvent.type(field, 'doughnuts');
    expect(await screen.findByText('Am găsit un produs.')).toBe(status());
    expect(namesShown()).toEqual(['Cheese doughnuts']);
    await userEvent.clear(field);
    translate(screen.getByRole('link', { name: 'Ciorbă de legume' }), 'Vegetable soup');
    await userEvent.type(field, 'soup');
    await waitFor(() => expect(namesShown()).toEqual(['Vegetable soup']));
  });

  it('replaces its sentence by another one when a translator has changed the text', async () => {
    const field = renderMenu();
    for (const text of ['sushi', 'sushix']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await waitFor(() => expect(status().textContent).toContain(`„${text}”`));
      const [sentence] = status().querySelector('span')?.childNodes ?? [];
      sentence?.replaceWith(document.createElement('font'));
    }
    await userEvent.clear(field);
    await waitFor(() => expect(status().textContent).toBe(''));
    expect(namesShown()).toEqual(ALL);
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
