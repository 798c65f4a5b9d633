import { act, render, screen } from '@testing-library/react';
import { routes } from '@/lib/addresses/routes';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { PaymentExit } from './payment-exit.client.tsx';

const stores = {
  appStoreUrl: 'https://apps.apple.com/ro/app/id1',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=ro.example',
  androidPackage: 'ro.example',
};
const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const LINUX = 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0 Safari/537.36';

function openOn(userAgent: string, language: 'ro' | 'en' = 'ro'): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  jest.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(0);
  render(<PaymentExit language={language} query={{}} stores={stores} phone={phone} />);
}

const wait = (ms = 5_000): void => act(() => void jest.advanceTimersByTime(ms));
const getHref = (name: string): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(window, 'NativeApp');
  jest.useRealTimers();
});

describe('the exit page outside an app', () => {
  const { exit } = paymentCopy.ro;

  it.each(['ro', 'en'] as const)(
    'waits 5 s, then says where the cart is instead of that it leads there (%s)',
    (language) => {
      const { title, text, stillHere, elsewhere, home } = paymentCopy[language].exit;
      openOn(LINUX, language);
      expect(screen.getByText(text)).toBeDefined();
      wait(4_999);
      expect(screen.getByRole('heading', { name: title })).toBeDefined();
      expect(screen.queryByText(elsewhere)).toBeNull();
      wait(1);
      expect(screen.getByRole('heading', { name: stillHere })).toBeDefined();
      expect(screen.getByText(elsewhere)).toBeDefined();
      expect(screen.queryByText(text)).toBeNull();
      expect(getHref(home)).toBe(routes.home());
    },
  );

  it('links to the app in a browser whose links can open the app', () => {
    openOn(PIXEL);
    wait();
    const href = getHref(exit.toApp);
    expect(href).toMatch(/^intent:.*\/restaurants#Intent;scheme=http;package=ro\.example;/);
    expect(href).toContain(`S.browser_fallback_url=${encodeURIComponent(stores.playStoreUrl)};`);
  });

  it.each([
    ['App Store', IPHONE, stores.appStoreUrl],
    ['Google Play', PIXEL.replace('Pixel 8', 'Pixel 8; wv'), stores.playStoreUrl],
  ])('has a link to %s in a browser whose links cannot open the app', (store, userAgent, href) => {
    openOn(userAgent);
    wait();
    expect(screen.queryByRole('link', { name: exit.toApp })).toBeNull();
    expect(getHref(exit.toStore(store))).toBe(href);
    expect(screen.getByText(exit.outside)).toBeDefined();
  });

  it('has no link to the app, a store or the download page on a computer', () => {
    openOn(LINUX);
    wait();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => /intent|apple|google|download/.test(href))).toEqual([]);
  });
});

it('inside an app the exit page has no link home, and says what to do if the app does not react', () => {
  const { exit } = paymentCopy.ro;
  Object.assign(window, { NativeApp: { postMessage: () => undefined } });
  openOn(PIXEL);
  wait();
  expect(screen.getByText(exit.inside)).toBeDefined();
  expect(screen.queryByRole('link', { name: exit.home })).toBeNull();
});
