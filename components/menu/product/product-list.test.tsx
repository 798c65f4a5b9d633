import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategorySection } from '@/components/menu/category/category-section';
import { productStepsCopy } from '@/lib/i18n/site/menu/product-steps-copy';
import { shareCopy } from '@/lib/i18n/site/every-page/share-copy';
import { shareDialogCopy } from '@/lib/i18n/site/every-page/share-dialog-copy';
import type { Category, Product, ProductFacts } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { ProductList } from './product-list.client.tsx';

const product = (slug: string, name: string): Product => ({
  slug,
  name,
  priceRon: 24.5,
  description: undefined,
  weight: undefined,
  quantityType: undefined,
  image: undefined,
});
const desserts: Category = {
  anchor: 'desert',
  name: 'Desert',
  products: [product('papanasi', 'Papanași'), product('clatite', 'Clătite')],
};
const soups: Category = {
  anchor: 'supe',
  name: 'Supe',
  products: [product('bors', 'Borș')],
};

function renderList(categories: readonly Category[] = [desserts], isShareable = false): void {
  render(
    <ProductList closeText="Inchide" emptyText="Nimic" isShareable={isShareable}>
      {categories.map((category) => (
        <CategorySection
          key={category.anchor}
          category={category}
          language="ro"
          hrefOf={({ slug }) => `/menu?produs=${slug}`}
        />
      ))}
    </ProductList>,
  );
}

const stepButton = (direction: 'previous' | 'next'): HTMLElement =>
  screen.getByRole('button', { name: productStepsCopy[direction] });
/** Waits for the import of `listen-for-steps.ts`, which the popup starts when it opens. */
const loadListeners = (): Promise<unknown> => act(() => import('./listen-for-steps.ts'));

describe('ProductList', () => {
  beforeEach(() => history.replaceState(null, '', '/menu'));
  // Without this wait the popup's import could end during the next test.
  afterEach(loadListeners);

  it('opens a product in a popup and puts its slug in the address', async () => {
    renderList();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Papanași' }));
    expect(screen.getByRole('dialog', { name: 'Papanași' }).textContent).toContain(
      formatPrice(24.5),
    );
    expect(screen.getByRole('dialog').textContent).toContain('Nimic');
    expect(location.search).toBe('?produs=papanasi');
  });

  it('shows in the popup that a product is sold out, and which allergens it contains', async () => {
    const allergens = { known: ['eggs', 'milk'], isComplete: true } as const;
    const facts: ProductFacts = { isSoldOut: true, allergens };
    const products = desserts.products.map((dessert) => ({ ...dessert, ...facts }));
    renderList([{ ...desserts, products }]);
    await userEvent.click(screen.getByRole('link', { name: 'Papanași' }));
    const popup = within(screen.getByRole('dialog', { name: 'Papanași' }));
    expect(popup.getByText('Epuizat la ultima actualizare a meniului')).toBeTruthy();
    expect(popup.getByText('Alergeni').nextElementSibling?.textContent).toBe('ouă, lapte');
    // The product has a fact, so the popup does not show `emptyText`.
    expect(popup.queryByText('Nimic')).toBeNull();
  });

  it('opens the product that the address names', async () => {
    history.replaceState(null, '', '/menu?produs=papanasi');
    renderList();
    expect(await screen.findByRole('dialog', { name: 'Papanași' })).toBeTruthy();
  });

  it('opens nothing for an unknown product', () => {
    history.replaceState(null, '', '/menu?produs=altceva');
    renderList();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([[true], [false]])(
    'has a button to share the product only if isShareable is true: %p',
    async (isShareable) => {
      renderList([desserts], isShareable);
      await userEvent.click(screen.getByRole('link', { name: 'Papanași' }));
      const buttons = screen.queryAllByRole('button', { name: shareCopy.share });
      expect(buttons).toHaveLength(isShareable ? 1 : 0);
    },
  );

  it('keeps the popup of the product open when the share dialog is closed', async () => {
    renderList([desserts], true);
    await userEvent.click(screen.getByRole('link', { name: 'Papanași' }));
    await userEvent.click(screen.getByRole('button', { name: shareCopy.share }));
    await screen.findByRole('dialog', { name: shareCopy.share });
    await userEvent.click(screen.getByRole('button', { name: shareDialogCopy.close }));
    expect(screen.queryByRole('dialog', { name: shareCopy.share })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Papanași' })).toBeTruthy();
    expect(location.search).toBe('?produs=papanasi');
  });

  it('opens no popup on a click with Control, for which the browser opens a tab', async () => {
    renderList();
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Papanași' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the links to the browser when the popup fails again and again', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
      throw new Error('broken');
    });
    renderList();
    const click = (): boolean => fireEvent.click(screen.getByRole('link', { name: 'Papanași' }));
    expect(click()).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(click()).toBe(true);
    jest.restoreAllMocks();
  });

  it('closes the popup with the close button and focuses the link in the card', async () => {
    history.replaceState(null, '', '/menu?produs=papanasi');
    renderList();
    await userEvent.click(screen.getByRole('button', { name: 'Inchide' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Papanași' }));
  });
});

describe('the steps between products', () => {
  const names = { papanasi: 'Papanași', clatite: 'Clătite', bors: 'Borș' } as const;
  /** The name of the product in the popup, and the slug in the address. */
  const opened = (): readonly unknown[] => {
    const popup = screen.getByRole('dialog');
    return [
      within(popup).getByRole('heading', { level: 2 }).textContent,
      new URLSearchParams(location.search).get('produs'),
    ];
  };
  const openFirst = async (): Promise<void> => {
    history.replaceState(null, '', '/menu');
    renderList([desserts, soups]);
    await userEvent.click(screen.getByRole('link', { name: names.papanasi }));
    await loadListeners();
  };

  it('have buttons when the popup opens, with aria-keyshortcuts once the keys work', async () => {
    history.replaceState(null, '', '/menu?produs=papanasi');
    renderList();
    expect(stepButton('next').hasAttribute('aria-keyshortcuts')).toBe(false);
    await loadListeners();
    expect(stepButton('next').getAttribute('aria-keyshortcuts')).toBe('ArrowRight');
  });

  it('lead through all categories and stop at the first and the last product', async () => {
    await openFirst();
    expect(stepButton('previous').getAttribute('aria-disabled')).toBe('true');
    for (const slug of ['clatite', 'bors', 'bors'] as const) {
      await userEvent.click(stepButton('next'));
      expect(opened()).toEqual([names[slug], slug]);
    }
    expect(stepButton('next').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(stepButton('previous'));
    expect(opened()).toEqual([names.clatite, 'clatite']);
  });

  it('add no history entry, and leave the focus on the button', async () => {
    await openFirst();
    const push = jest.spyOn(history, 'pushState');
    await userEvent.click(stepButton('next'));
    expect(push).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(stepButton('next'));
    push.mockRestore();
  });

  it('announce the new product and its position', async () => {
    await openFirst();
    const announcement = productStepsCopy.shown('Clătite', 2, 3);
    expect(screen.queryByText(announcement)).toBeNull();
    await userEvent.click(stepButton('next'));
    expect(screen.getByText(announcement)).toBeTruthy();
  });

  it('leave out a hidden card before the opened product', async () => {
    history.replaceState(null, '', '/menu');
    renderList([desserts, soups]);
    const [first, second] = screen.getAllByRole('article');
    if (second !== undefined) first?.before(second);
    second?.toggleAttribute('hidden', true);
    await userEvent.click(screen.getByRole('link', { name: names.papanasi }));
    await loadListeners();
    expect(stepButton('previous').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(stepButton('next'));
    expect(opened()).toEqual([names.bors, 'bors']);
  });

  it('follow the order of the cards in the document after a card was moved', async () => {
    history.replaceState(null, '', '/menu');
    renderList([desserts, soups]);
    const [first, second] = screen.getAllByRole('article');
    if (second !== undefined) first?.before(second);
    await userEvent.click(screen.getByRole('link', { name: names.papanasi }));
    await loadListeners();
    await userEvent.click(stepButton('next'));
    expect(opened()).toEqual([names.bors, 'bors']);
    await userEvent.click(stepButton('previous'));
    await userEvent.click(stepButton('previous'));
    expect(opened()).toEqual([names.clatite, 'clatite']);
  });

  it('are not offered in a menu with only one product', async () => {
    history.replaceState(null, '', '/menu?produs=bors');
    renderList([soups]);
    expect(await screen.findByRole('dialog', { name: names.bors })).toBeTruthy();
    await loadListeners();
    expect(screen.queryByRole('button', { name: productStepsCopy.next })).toBeNull();
  });

  it('are made by an arrow key and by a swipe', async () => {
    await openFirst();
    await userEvent.keyboard('{ArrowRight}');
    expect(opened()).toEqual([names.clatite, 'clatite']);
    const heading = within(screen.getByRole('dialog')).getByRole('heading', { level: 2 });
    fireEvent.touchStart(heading, { touches: [{ clientX: 300, clientY: 400 }] });
    fireEvent.touchEnd(heading, { changedTouches: [{ clientX: 150, clientY: 400 }] });
    expect(opened()).toEqual([names.bors, 'bors']);
  });

  it('change the card whose link gets the focus when the popup closes', async () => {
    history.replaceState(null, '', '/menu?produs=papanasi');
    renderList([desserts, soups]);
    await userEvent.click(stepButton('next'));
    await loadListeners();
    await userEvent.click(screen.getByRole('button', { name: 'Inchide' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: names.clatite }));
  });
});
