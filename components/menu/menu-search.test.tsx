import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CategoryBar } from '@/components/menu/category-bar';
import { CategorySection } from '@/components/menu/menu-products';
import { searchCopy } from '@/lib/i18n/site/menu/menu-copy';
import { toAnchor } from '@/lib/restaurant/anchor';
import type { Category, Product } from '@/lib/restaurant/menu';
import { OPENING_POPUP_ID } from './open-opening-popup.ts';
import { MENU_BAR_ID } from './operate-category-bar.ts';
import { operateMenuSearch } from './operate-menu-search.ts';
import { VIEW_OPTIONS_ID } from './operate-menu-view.ts';

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

let script: AbortController;

/** `touch` runs before the script of the page. */
function openPage(touch?: (field: HTMLInputElement) => void): HTMLInputElement {
  document.body.innerHTML = renderToStaticMarkup(page);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: searchCopy.label });
  touch?.(field);
  script = new AbortController();
  operateMenuSearch(script.signal);
  return field;
}

const namesShown = (): readonly (string | null)[] =>
  [...document.querySelectorAll('section:not([hidden]) article:not([hidden]) h3')].map(
    ({ textContent }) => textContent,
  );

const translate = (part: Element | null, text: string): void => {
  if (part) part.innerHTML = `<font><font>${text}</font></font>`;
};

describe('the search in a menu', () => {
  afterEach(() => script.abort());

  it('finds translated texts, also those that a translator has changed since the last search', async () => {
    const field = openPage();
    translate(screen.getByRole('link', { name: 'Papanași' }), 'Cheese doughnuts');
    await userEvent.type(field, 'doughnuts');
    await waitFor(() => expect(namesShown()).toEqual(['Cheese doughnuts']));
    await userEvent.clear(field);
    translate(screen.getByRole('link', { name: 'Ciorbă de legume' }), 'Vegetable soup');
    await userEvent.type(field, 'soup');
    await waitFor(() => expect(namesShown()).toEqual(['Vegetable soup']));
  });

  it('searches for a text that was typed before the script of the page ran', async () => {
    openPage((field) => (field.value = 'legume'));
    expect(await screen.findByText('Am găsit un produs.')).toBeTruthy();
    expect(namesShown()).toEqual(['Ciorbă de legume']);
  });

  it('leaves a translated result until there is another one', async () => {
    const field = openPage();
    const result = screen.getByRole('status');
    await userEvent.type(field, 'papan');
    await waitFor(() => expect(result.textContent).toBe('Am găsit un produs.'));
    translate(result, 'Found a product.');
    await userEvent.type(field, 'a');
    await new Promise(requestAnimationFrame);
    expect(result.textContent).toBe('Found a product.');
    await userEvent.type(field, 'xyz');
    await waitFor(() => expect(result.textContent).toContain('„papanaxyz” nu apare'));
    expect(result.textContent).not.toContain('Found');
  });
});

it.each([MENU_BAR_ID, VIEW_OPTIONS_ID, OPENING_POPUP_ID])(
  'finds its elements by ids that no category of a menu can have: %s',
  (id) => {
    expect(toAnchor(id)).not.toBe(id);
  },
);
