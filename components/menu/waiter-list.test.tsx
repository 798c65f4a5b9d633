import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STORAGE_KEYS } from '@/lib/browser/storage';
import { listButtonCopy, waiterListCopy } from '@/lib/i18n/site/menu/menu-copy';
import type { Product } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { findList, formatLists, MAX_PRODUCTS, parseLists, readListText } from '@/lib/waiter-list';
import type { ListedProduct } from '@/lib/waiter-list';
import { MenuProducts } from './menu-products.tsx';
import { operateProducts } from './operate-products.ts';

const RESTAURANT_ID = 'umi-pe-mures';

const product = (slug: string, name: string, priceRon: number): Product => ({
  slug,
  name,
  priceRon,
  description: undefined,
  weight: undefined,
  quantityType: undefined,
  image: undefined,
});
const products = [product('ramen', 'Ramen', 39.9), product('mochi', 'Mochi', 18)];

const listed = (slug: string, priceBani: number, quantity = 1): ListedProduct => ({
  slug,
  name: products.find((offered) => offered.slug === slug)?.name ?? slug,
  priceBani,
  quantity,
});

let page: AbortController;

function renderMenu(changesToFirst: Partial<Product> = {}): void {
  const shown = products.map((given, index) =>
    index === 0 ? { ...given, ...changesToFirst } : given,
  );
  render(
    <main>
      <h1>Umi pe Mureș</h1>
      <div>
        <div role="search" />
      </div>
      <MenuProducts
        restaurantId={RESTAURANT_ID}
        categories={[{ anchor: 'a', name: 'A', products: shown }]}
        language="ro"
        hiddenNavbar={false}
        orderText="Comandă"
        banner={false}
      />
    </main>,
  );
  page = new AbortController();
  operateProducts(page.signal);
}

const store = (...list: readonly ListedProduct[]): void =>
  localStorage.setItem(
    STORAGE_KEYS.waiterList,
    formatLists([{ restaurantId: RESTAURANT_ID, products: list }]),
  );
const stored = (): unknown => findList(parseLists(readListText()), RESTAURANT_ID);
function changeInOtherTab(...list: readonly ListedProduct[]): void {
  store(...list);
  act(() => void dispatchEvent(new Event('storage')));
}

const { add, less, more } = listButtonCopy;
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
/** The portions on the card of a product; undefined for a product that is not on the list. */
const portionsOf = (name: string): string | undefined =>
  screen.getByRole('link', { name }).closest('article')?.querySelector('span > b')?.textContent ??
  undefined;
const waitForPortions = (name: string, portions: string | undefined): Promise<void> =>
  waitFor(() => expect(portionsOf(name)).toBe(portions));
const findOpener = (): Promise<HTMLElement> =>
  screen.findByRole('button', { name: new RegExp(`^${waiterListCopy.heading}`) });

function expectSum(label: string, priceRon: number): void {
  expect(screen.getByRole('status').textContent).toBe(`${label} ${formatPrice(priceRon)}`);
}

function expectFocus(element: HTMLElement): void {
  expect(document.activeElement).toBe(element);
}

async function openSheet(): Promise<HTMLElement> {
  await userEvent.click(await findOpener());
  return screen.getByRole('dialog', { name: waiterListCopy.heading });
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/menu');
});
afterEach(() => act(() => page.abort()));

describe('the buttons of the cards', () => {
  it('add portions and take them away, and keep the focus', async () => {
    renderMenu();
    const adder = button(add('Ramen'));
    await userEvent.click(adder);
    await waitForPortions('Ramen', '1');
    expect(button(more('Ramen'))).toBe(adder);
    await userEvent.click(adder);
    await waitForPortions('Ramen', '2');
    expect(screen.getByText(waiterListCopy.changed('Ramen', 2))).toBeTruthy();

    await userEvent.click(button(less('Ramen')));
    await waitForPortions('Ramen', '1');
    await userEvent.click(button(less('Ramen')));
    await waitForPortions('Ramen', undefined);
    expectFocus(button(add('Ramen')));
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole('button', { name: new RegExp(waiterListCopy.heading) })).toBeNull();
  });

  it('list a product by its name in the menu when a translator has changed the name in the card', async () => {
    renderMenu();
    const script = document.body.appendChild(document.createElement('script'));
    script.type = 'application/ld+json';
    const items = products.map(({ name }) => ({ '@type': 'MenuItem', name }));
    script.textContent = JSON.stringify({ hasMenuItem: items });
    screen.getByRole('link', { name: 'Ramen' }).innerHTML = '<font>Noodle soup</font>';
    await userEvent.click(button(add('Ramen')));
    await waitForPortions('Noodle soup', '1');
    expect(stored()).toEqual([listed('ramen', 3_990)]);
    await openSheet();
    expectSum(waiterListCopy.total, 39.9);
    script.remove();
  });

  it('show the portions, also after a change in another tab', async () => {
    store(listed('mochi', 1_800, 3));
    renderMenu();
    await waitForPortions('Mochi', '3');
    changeInOtherTab(listed('ramen', 3_990));
    await waitForPortions('Ramen', '1');
    expect(portionsOf('Mochi')).toBeUndefined();
  });

  it('show the portions of a list that another tab has begun', async () => {
    renderMenu();
    changeInOtherTab(listed('ramen', 3_990, 2));
    await waitForPortions('Ramen', '2');
  });

  it('add no further product when the list is full, and a message says why until a product is removed', async () => {
    const full = Array.from({ length: MAX_PRODUCTS }, (_, index) => listed(`p-${index}`, 100));
    store(...full);
    renderMenu();
    await findOpener();
    await userEvent.click(button(add('Ramen')));
    expect((await screen.findByRole('alert')).textContent).toBe(waiterListCopy.full(MAX_PRODUCTS));
    expect(portionsOf('Ramen')).toBeUndefined();
    expect(stored()).toEqual(full);
    changeInOtherTab(...full.slice(1), listed('mochi', 1_800));
    expect(screen.getByRole('alert')).toBeTruthy();
    changeInOtherTab(...full.slice(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the list for the waiter', () => {
  const LONG_NAME = 'Ramen '.repeat(30).trim();

  it('shows no price when the slug of a listed product now belongs to another product', async () => {
    store({ ...listed('ramen', 3_500), name: 'Ramen!' }, listed('mochi', 1_800));
    renderMenu();
    const sheet = within(await openSheet());
    const row = sheet.getByText('Ramen!').closest('li');
    expect(row?.textContent).toContain(waiterListCopy.problems.gone);
    expect(row?.textContent).not.toContain('RON');
    expectSum(waiterListCopy.partialTotal, 18);
  });

  it.each<[string, Partial<Product>, 'total' | 'partialTotal', number]>([
    ['finds a product whose stored name is cut', { name: LONG_NAME }, 'total', 39.9],
    ['does not add a sold-out product', { isSoldOut: true }, 'partialTotal', 0],
  ])('%s', async (_, changes, label, sumRon) => {
    renderMenu(changes);
    await userEvent.click(button(add(changes.name ?? 'Ramen')));
    await openSheet();
    expectSum(waiterListCopy[label], sumRon);
  });

  it.each([
    ['emptying', (): string => waiterListCopy.clear, 0],
    ['the removal of a product', (): string => less('Mochi'), 1],
  ])('can undo %s by keyboard, with quantities and order', async (_, nameOf, left) => {
    const list = [listed('mochi', 1_800), listed('ramen', 3_990, 2)];
    store(...list);
    renderMenu();
    const sheet = within(await openSheet());
    expect(sheet.queryByRole('button', { name: waiterListCopy.undo })).toBeNull();
    sheet.getByRole('button', { name: nameOf() }).focus();
    await userEvent.keyboard('{Enter}');
    expectFocus(sheet.getByRole('heading'));
    expect(sheet.queryAllByRole('listitem')).toHaveLength(left);
    expect(localStorage).toHaveLength(left);

    const undo = sheet.getByRole('button', { name: waiterListCopy.undo });
    while (document.activeElement !== undo) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(stored()).toEqual(list);
    expect(portionsOf('Ramen')).toBe('2');
    expect(sheet.queryByRole('button', { name: waiterListCopy.undo })).toBeNull();
    expectFocus(sheet.getByRole('heading'));
  });

  it('offers no undo of a removal after another change', async () => {
    store(listed('ramen', 3_990), listed('mochi', 1_800));
    renderMenu();
    const sheet = within(await openSheet());
    await userEvent.click(sheet.getByRole('button', { name: less('Ramen') }));
    await userEvent.click(sheet.getByRole('button', { name: more('Mochi') }));
    expect(sheet.queryByRole('button', { name: waiterListCopy.undo })).toBeNull();
  });

  it('offers to undo emptying for six seconds after it is closed', async () => {
    const list = [listed('ramen', 3_990, 2)];
    store(...list);
    renderMenu();
    const sheet = within(await openSheet());
    await userEvent.click(sheet.getByRole('button', { name: waiterListCopy.clear }));
    jest.useFakeTimers();
    fireEvent.click(sheet.getByRole('button', { name: waiterListCopy.close }));
    act(() => jest.advanceTimersByTime(5_999));
    expect(button(waiterListCopy.undo)).toBeTruthy();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('button', { name: waiterListCopy.undo })).toBeNull();
    jest.useRealTimers();
  });
});
