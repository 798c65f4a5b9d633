import { runInNewContext } from 'node:vm';
import { screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { STORAGE_KEYS } from '@/lib/browser/storage';
import { menuViewCopy } from '@/lib/i18n/site/menu/menu-copy';
import { COMPACT_VIEW, MENU_VIEW_SCRIPT } from '@/lib/security/menu-view-script';
import { MenuView } from './category-bar.tsx';
import { operateMenuView } from './operate-menu-view.ts';

/** `touch` runs after the script that sets the checkbox, and before the script of the page. */
function openView(touch?: () => void): void {
  document.body.innerHTML = renderToStaticMarkup(<MenuView language="ro" />);
  const currentScript = document.querySelector('script');
  runInNewContext(currentScript?.textContent ?? '', { document: { currentScript }, localStorage });
  touch?.();
  operateMenuView(new AbortController().signal);
}

const checkbox = (): HTMLInputElement =>
  screen.getByRole('checkbox', { name: menuViewCopy.compact });
const stored = (): string | null => localStorage.getItem(STORAGE_KEYS.menuView);

describe('the compact view', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['off when the stored value is unknown', 'altceva', false],
    ['on when it is stored', COMPACT_VIEW, true],
  ])('is %s', (_, initial, isCompact) => {
    localStorage.setItem(STORAGE_KEYS.menuView, initial);
    openView();
    expect(checkbox().checked).toBe(isCompact);
  });

  it.each([
    ['ticked', null, true],
    ['unticked', COMPACT_VIEW, false],
  ])(
    'keeps and stores the state of a checkbox %s before the script of the page ran',
    (_, initial, isCompact) => {
      if (initial !== null) localStorage.setItem(STORAGE_KEYS.menuView, initial);
      openView(() => checkbox().click());
      expect([checkbox().checked, stored()]).toEqual([isCompact, isCompact ? COMPACT_VIEW : null]);
      checkbox().click();
      expect(stored()).toBe(isCompact ? null : COMPACT_VIEW);
    },
  );

  it('has a script that names the storage key and contains no `<`, `>` or line break', () => {
    expect(MENU_VIEW_SCRIPT).toContain(STORAGE_KEYS.menuView);
    expect(MENU_VIEW_SCRIPT).not.toMatch(/[<>\n]/);
  });
});

describe('the order of the products', () => {
  it('is the one that was chosen before the script of the page ran, and is announced', async () => {
    openView(() => {
      const order = screen.getByRole<HTMLSelectElement>('combobox', { name: menuViewCopy.order });
      order.value = 'ascending';
    });
    const { ordered } = menuViewCopy;
    await waitFor(() => expect(screen.getByText(ordered.ascending)).toBeTruthy());
  });
});
