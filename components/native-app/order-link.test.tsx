import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getOrder } from '@/components/native-app/order';
import { getSettings } from '@/lib/config';
import { CodeDialog } from './app-code.tsx';
import { operateOrderLinks, pointOrderLink, OrderLink } from './order-link.tsx';
import { StoreButtons } from './store-buttons.tsx';

const PIXEL = 'Linux; Android 15; Pixel 8';
const WEB_VIEW = `${PIXEL}; wv`;
const COMPUTER = 'X11; Linux x86_64';
const order = getOrder({ restaurantId: 'masa', language: 'ro' });

let controller: AbortController;
beforeEach(() => (controller = new AbortController()));
afterEach(() => {
  controller.abort();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(window, 'NativeApp');
});

const browseWith = (device: string): void => {
  const agent = `Mozilla/5.0 (${device}) AppleWebKit/537.36 (KHTML, like Gecko) Version/18.5 Mobile Safari/604.1`;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
};
const browseInApp = (): void =>
  void Reflect.set(window, 'NativeApp', { postMessage: () => undefined });
/** Renders what the server sends, and starts the page's script. */
const openPage = (content: ReactNode): void => {
  render(
    <main>
      <div>{content}</div>
      <CodeDialog order={order} />
    </main>,
  );
  operateOrderLinks(controller.signal);
};
const getHref = (name: RegExp): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

describe('the buttons of the stores', () => {
  it('link to the addresses from the settings, or to those of a restaurant', () => {
    const { appStoreUrl, playStoreUrl } = getSettings();
    const { rerender } = render(<StoreButtons language="ro" />);
    expect([getHref(/App Store/), getHref(/Google Play/)]).toEqual([appStoreUrl, playStoreUrl]);
    rerender(<StoreButtons language="ro" order={order} />);
    expect(getHref(/App Store/)).toBe(appStoreUrl);
    expect(getHref(/Google Play/)).toBe(`${playStoreUrl}&referrer=restaurant%3Dmasa`);
  });

  it('lead to the app in a browser that can open the app', () => {
    browseWith(PIXEL);
    openPage(<StoreButtons language="ro" order={order} />);
    expect(getHref(/App Store/)).toBe(getSettings().appStoreUrl);
    expect(getHref(/Google Play/)).toMatch(/^intent:.*\/restaurant\/masa\/menu#Intent;/);
  });

  it('stay inside the app', () => {
    browseInApp();
    openPage(<StoreButtons language="ro" order={order} />);
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});

describe('the link by which a visitor orders', () => {
  it.each([
    [PIXEL, '/', 'papanasi', /\/menu\?produs=papanasi#Intent;.*product%253Dpapanasi/],
    [PIXEL, '/?masa=4', undefined, /^intent:.*\/masa\/table\/4#Intent;.*table%253D4/],
    [WEB_VIEW, '/?masa=4', undefined, /^https:\/\/play.*restaurant%3Dmasa%26table%3D4$/],
    ['iPhone; CPU iPhone OS 18_5 like Mac OS X', '/', undefined, /^https:\/\/apps\.apple/],
    [COMPUTER, '/?masa=4', undefined, /^\/downloadapp$/],
  ])('leads on "%s" at the address %s, for the product %s, to %s', (device, path, slug, href) => {
    browseWith(device);
    history.replaceState(null, '', path);
    openPage(<OrderLink {...(slug !== undefined && { product: slug })}>{order.text}</OrderLink>);
    expect(getHref(/aplicație/)).toMatch(href);
  });

  it('is absent inside the app', () => {
    browseInApp();
    openPage(<OrderLink>{order.text}</OrderLink>);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('opens the QR code of the menu on a computer, unless the visitor asks for a new tab', () => {
    browseWith(COMPUTER);
    openPage(<OrderLink>{order.text}</OrderLink>);
    const link = screen.getByRole('link');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fireEvent.click(link)).toBe(false);
    expect(screen.getByRole('dialog', { name: order.code.heading })).toBeTruthy();
  });
});

describe('a link that is drawn in the browser', () => {
  const draw = (slug: string): ReactNode => (
    <OrderLink product={slug} ref={(link) => pointOrderLink(link)}>
      {order.text}
    </OrderLink>
  );

  it('leads to its product, also after it has changed', () => {
    browseWith(PIXEL);
    openPage(undefined);
    const { rerender } = render(draw('ramen'));
    expect(getHref(/aplicație/)).toMatch(/\?produs=ramen#/);
    rerender(draw('papanasi'));
    expect(getHref(/aplicație/)).toMatch(/\?produs=papanasi#/);
  });

  it('is invisible inside the app', () => {
    browseInApp();
    openPage(undefined);
    render(draw('ramen'));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
