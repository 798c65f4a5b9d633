import { render, screen } from '@testing-library/react';
import { getOrder } from '@/components/native-app/order';
import { getSettings } from '@/lib/config';
import { OrderLink, StoreLink } from './order-link.client.tsx';
import { StoreButtons } from './store-buttons.tsx';

const PIXEL = 'Linux; Android 15; Pixel 8';
const WEB_VIEW = `${PIXEL}; wv`;
const order = getOrder({ restaurantId: 'masa', language: 'ro' });

const browseWith = (device: string): void => {
  const agent = `Mozilla/5.0 (${device}) AppleWebKit/537.36 (KHTML, like Gecko) Version/18.5 Mobile Safari/604.1`;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
};
const getHref = (name: RegExp): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

describe('the buttons of the stores', () => {
  it('link to the addresses from the settings, or to those of a restaurant', () => {
    const { appStoreUrl, playStoreUrl } = getSettings();
    const { rerender } = render(<StoreButtons language="ro" />);
    expect([getHref(/App Store/), getHref(/Google Play/)]).toEqual([appStoreUrl, playStoreUrl]);
    rerender(<StoreButtons language="ro" visit={{ order, Link: StoreLink }} />);
    expect(getHref(/App Store/)).toBe(appStoreUrl);
    expect(getHref(/Google Play/)).toBe(`${playStoreUrl}&referrer=restaurant%3Dmasa`);
  });

  it('lead to the app in a browser that can open the app', () => {
    browseWith(PIXEL);
    render(<StoreButtons language="ro" visit={{ order, Link: StoreLink }} />);
    expect(getHref(/Google Play/)).toMatch(/^intent:.*\/restaurant\/masa\/menu#Intent;/);
  });
});

describe('the link by which a visitor orders', () => {
  afterEach(() => {
    history.replaceState(null, '', '/');
    Reflect.deleteProperty(window, 'NativeApp');
  });

  it.each([
    [PIXEL, '/', 'papanasi', /\/menu\?produs=papanasi#Intent;.*product%253Dpapanasi/],
    [PIXEL, '/?masa=4', undefined, /^intent:.*\/masa\/table\/4#Intent;.*table%253D4/],
    [WEB_VIEW, '/?masa=4', undefined, /^https:\/\/play.*restaurant%3Dmasa%26table%3D4$/],
    ['iPhone; CPU iPhone OS 18_5 like Mac OS X', '/', undefined, /^https:\/\/apps\.apple/],
    ['X11; Linux x86_64', '/?masa=4', undefined, /^\/downloadapp$/],
  ])('leads on "%s" at the address %s, for the product %s, to %s', (device, path, slug, href) => {
    browseWith(device);
    history.replaceState(null, '', path);
    render(<OrderLink order={order} {...(slug !== undefined && { product: slug })} />);
    expect(getHref(/aplicație/)).toMatch(href);
  });

  it('is absent inside the app', () => {
    Reflect.set(window, 'NativeApp', { postMessage: () => undefined });
    render(<OrderLink order={order} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
