import { act, render, screen } from '@testing-library/react';
import { routes } from '@/lib/addresses/routes';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { PaymentExit } from './payment-exit.client.tsx';

const { exit } = paymentCopy.ro;
const stores = {
  appStoreUrl: 'https://apps.apple.com/ro/app/id1',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=ro.example',
  androidPackage: 'ro.example',
};
const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const LINUX = 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0 Safari/537.36';

const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

function openOn(userAgent: string): void {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  jest.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(0);
  render(<PaymentExit language="ro" query={{}} stores={stores} phone={phone} />);
}

/** The links of the page with their addresses, without those of the languages. */
const listLinks = (): readonly (readonly [string, string])[] =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href') ?? ''] as const)
    .filter(([, href]) => !href.startsWith('?'));

afterEach(() => void jest.useRealTimers());

describe('the exit page', () => {
  const fallback = encodeURIComponent(stores.playStoreUrl);
  const intent = `intent://localhost/restaurants#Intent;scheme=http;package=ro.example;S.browser_fallback_url=${fallback};end`;
  const home = [exit.home, routes.home()] as const;

  it.each([
    ['on a computer', LINUX, exit.elsewhere, [home]],
    ['on Android', PIXEL, exit.outside, [[exit.toApp, intent], home]],
    ['on an iPhone', IPHONE, exit.outside, [[exit.toStore('App Store'), stores.appStoreUrl], home]],
  ])('%s waits 5 s, then says where the cart is', (_, userAgent, text, links) => {
    openOn(userAgent);
    wait(4_999);
    expect(screen.getByRole('heading', { name: exit.title })).toBeDefined();
    expect(screen.getByText(exit.text)).toBeDefined();
    expect(screen.queryByText(text)).toBeNull();
    expect(listLinks()).toEqual([]);
    wait(1);
    expect(screen.getByRole('heading', { name: exit.stillHere })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText(exit.text)).toBeNull();
    expect(listLinks()).toEqual(links);
  });
});
