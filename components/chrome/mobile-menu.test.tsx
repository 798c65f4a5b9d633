import { fireEvent, render, screen } from '@testing-library/react';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { operateMobileMenu } from './operate-mobile-menu.ts';
import { SiteHeader } from './site-header.tsx';

const { openMenu, closeMenu, mobileMenu, terms } = siteCopy.chrome;

/** Like a browser that does not know `command`, the environment opens no dialog by itself. */
describe('the menu of the header in a browser that does not know `command`', () => {
  let page: AbortController;

  beforeEach(() => {
    render(<SiteHeader audience="diners" language="ro" />);
    page = new AbortController();
    operateMobileMenu(page.signal);
  });
  afterEach(() => page.abort());

  const press = (name: string): void => {
    fireEvent.click(screen.getByLabelText(name, { selector: 'button' }));
  };
  const isOpen = (): boolean =>
    screen.getByLabelText(mobileMenu, { selector: 'dialog' }).hasAttribute('open');

  it('opens and closes with its buttons, and moves the focus back', () => {
    press(openMenu);
    expect(isOpen()).toBe(true);
    press(closeMenu);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText(openMenu, { selector: 'button' }));
  });

  it('closes when one of its links is pressed, so that Back shows it closed', () => {
    press(openMenu);
    fireEvent.click(screen.getByText(terms));
    expect(isOpen()).toBe(false);
  });
});
