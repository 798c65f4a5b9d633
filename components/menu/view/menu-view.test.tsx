import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CategorySection } from '@/components/menu/category/category-section';
import { STORAGE_KEYS } from '@/lib/browser/storage-keys';
import { menuViewCopy } from '@/lib/i18n/site/menu/menu-view-copy';
import type { Product } from '@/lib/restaurant/menu';
import { COMPACT_VIEW, MENU_VIEW_SCRIPT } from '@/lib/security/menu-view-script';
import { MenuView } from './menu-view.client.tsx';

const product = (name: string, priceRon: number): Product => ({
  slug: name.toLowerCase(),
  name,
  priceRon,
  description: undefined,
  weight: undefined,
  quantityType: undefined,
  image: undefined,
});

/** Renders the server's HTML, calls `changeBox` with the checkbox, and then hydrates the HTML. */
function hydrateView(changeBox: (box: HTMLInputElement) => void): void {
  const container = document.createElement('div');
  document.body.append(container);
  const view = <MenuView className="options" />;
  container.innerHTML = renderToString(view);
  changeBox(checkbox());
  render(view, { container, hydrate: true });
}

function renderMenu(): void {
  const categories = [
    { anchor: 'a', name: 'A', products: [product('Mediu', 20), product('Scump', 1_249.5)] },
    { anchor: 'b', name: 'B', products: [product('Zece', 10), product('Nouă', 9.5)] },
  ];
  render(
    <>
      <MenuView className="options" />
      {categories.map((category) => (
        <CategorySection
          key={category.anchor}
          category={category}
          language="ro"
          hrefOf={({ slug }) => slug}
        />
      ))}
    </>,
  );
}

const checkbox = (): HTMLInputElement =>
  screen.getByRole('checkbox', { name: menuViewCopy.compact });
const stored = (): string | null => localStorage.getItem(STORAGE_KEYS.menuView);

describe('the compact view', () => {
  beforeEach(() => localStorage.clear());

  it('is off at first, and is stored only while it is chosen', async () => {
    renderMenu();
    expect([checkbox().checked, stored()]).toEqual([false, null]);
    await userEvent.click(checkbox());
    expect([checkbox().checked, stored()]).toEqual([true, COMPACT_VIEW]);
    await userEvent.click(checkbox());
    expect([checkbox().checked, stored()]).toEqual([false, null]);
  });

  it('is on after a client-side navigation when it is stored', () => {
    localStorage.setItem(STORAGE_KEYS.menuView, COMPACT_VIEW);
    renderMenu();
    expect(checkbox().checked).toBe(true);
  });

  it('is off when the stored value is unknown', () => {
    localStorage.setItem(STORAGE_KEYS.menuView, 'altceva');
    renderMenu();
    expect(checkbox().checked).toBe(false);
  });

  it.each([
    ['ticked', null, true],
    ['unticked', COMPACT_VIEW, false],
  ])('keeps and stores the state of a checkbox %s before hydration', (_, initial, isCompact) => {
    if (initial !== null) localStorage.setItem(STORAGE_KEYS.menuView, initial);
    hydrateView((box) => {
      // `MENU_VIEW_SCRIPT` sets the checkbox in the same way.
      box.checked = initial === COMPACT_VIEW;
      box.click();
    });
    expect([checkbox().checked, stored()]).toEqual([isCompact, isCompact ? COMPACT_VIEW : null]);
  });

  it('has a script that names the storage key and contains no `<`, `>` or line break', () => {
    expect(MENU_VIEW_SCRIPT).toContain(STORAGE_KEYS.menuView);
    expect(MENU_VIEW_SCRIPT).not.toMatch(/[<>\n]/);
  });
});

describe('the order of the products', () => {
  const names = (): readonly (string | null)[] =>
    screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent ?? null);

  it('moves the cards within their categories and announces the order', async () => {
    renderMenu();
    const order = screen.getByRole('combobox', { name: menuViewCopy.order });
    expect(names()).toEqual(['Mediu', 'Scump', 'Zece', 'Nouă']);

    await userEvent.selectOptions(order, menuViewCopy.orders.descending);
    expect(names()).toEqual(['Scump', 'Mediu', 'Zece', 'Nouă']);
    expect(screen.getByText(menuViewCopy.ordered.descending)).toBeTruthy();

    await userEvent.selectOptions(order, menuViewCopy.orders.ascending);
    expect(names()).toEqual(['Mediu', 'Scump', 'Nouă', 'Zece']);

    await userEvent.selectOptions(order, menuViewCopy.orders.menu);
    expect(names()).toEqual(['Mediu', 'Scump', 'Zece', 'Nouă']);
    expect(screen.getByText(menuViewCopy.ordered.menu)).toBeTruthy();
  });
});
