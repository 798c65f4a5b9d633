import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { STORAGE_KEYS } from '@/lib/browser/storage';
import { menuViewCopy } from '@/lib/i18n/site/menu/menu-view-copy';
import { COMPACT_VIEW, MENU_VIEW_SCRIPT } from '@/lib/security/menu-view-script';
import { MenuView } from './menu-view.client.tsx';

/** Renders the server's HTML, calls `changeBox` with the checkbox, and then hydrates the HTML. */
function hydrateView(changeBox: (box: HTMLInputElement) => void): void {
  const container = document.createElement('div');
  document.body.append(container);
  const view = <MenuView id="view" className="options" />;
  container.innerHTML = renderToString(view);
  changeBox(checkbox());
  render(view, { container, hydrate: true });
}

const checkbox = (): HTMLInputElement =>
  screen.getByRole('checkbox', { name: menuViewCopy.compact });
const stored = (): string | null => localStorage.getItem(STORAGE_KEYS.menuView);

describe('the compact view', () => {
  beforeEach(() => localStorage.clear());

  it('is off when the stored value is unknown', () => {
    localStorage.setItem(STORAGE_KEYS.menuView, 'altceva');
    render(<MenuView id="view" className="options" />);
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
