import { render, screen } from '@testing-library/react';
import { getOrder } from '@/components/native-app/order';
import { getSettings } from '@/lib/config';
import { OrderLink, StoreLink } from './order-link.client.tsx';
import { StoreButtons } from './store-buttons.tsx';

const getHref = (name: RegExp): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

const browseWith = (device: string): void => {
  const agent = `Mozilla/5.0 (${device}) AppleWebKit/537.36 (KHTML, like Gecko) Version/18.5 Mobile Safari/604.1`;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
};

const order = getOrder({ restaurantId: 'masa', language: 'ro' });

describe('the buttons of the stores', () => {
  it('link to the addresses from the settings, or to those of a restaurant', () => {
    const { appStoreUrl, playStoreUrl } = getSettings();
    const { rerender } = render(<StoreButtons language="ro" />);
    expect([getHref(/App Store/), getHref(/Google Play/)]).toEqual([appStoreUrl, playStoreUrl]);
    rerender(<StoreButtons language="ro" visit={{ order, Link: StoreLink }} />);
    expect(getHref(/App Store/)).toBe(appStoreUrl);
    expect(getHref(/Google Play/)).toBe(`${playStoreUrl}&referrer=restaurant%3Dmasa`);
  });

  it.each([
    ['a browser', 'Linux; Android 15; Pixel 8', /^intent:.*\/restaurant\/masa\/menu#Intent;/],
    ['a web view', 'Linux; Android 15; Pixel 8; wv', /^https:\/\/play/],
  ])('lead to the app where the device can open it: %s on Android', (_name, device, href) => {
    browseWith(device);
    render(<StoreButtons language="ro" visit={{ order, Link: StoreLink }} />);
    expect(getHref(/Google Play/)).toMatch(href);
  });
});

describe('the link by which a visitor orders', () => {
  it.each([
    ['Linux; Android 15; Pixel 8', '', /^intent:.*\/restaurant\/masa\/menu#Intent;/],
    [
      'Linux; Android 15; Pixel 8',
      '?masa=4',
      /^intent:.*\/restaurant\/masa\/table\/4#Intent;.*table%253D4/,
    ],
    [
      'Linux; Android 15; Pixel 8; wv',
      '?masa=4',
      /^https:\/\/play.*restaurant%3Dmasa%26table%3D4$/,
    ],
    ['iPhone; CPU iPhone OS 18_5 like Mac OS X', '?masa=4', /^https:\/\/apps\.apple/],
    ['X11; Linux x86_64', '?masa=4', /^\/downloadapp$/],
  ])('leads on "%s" at the address "%s" to %s', (device, search, href) => {
    browseWith(device);
    history.replaceState(null, '', `/${search}`);
    render(<OrderLink order={order} />);
    expect(getHref(/aplicație/)).toMatch(href);
    history.replaceState(null, '', '/');
  });

  it('carries a product', () => {
    browseWith('Linux; Android 15; Pixel 8');
    render(<OrderLink order={order} product="papanasi" />);
    expect(getHref(/aplicație/)).toMatch(/\/menu\?produs=papanasi#Intent;.*product%253Dpapanasi/);
  });

  it('is absent inside the app', () => {
    Reflect.set(window, 'NativeApp', { postMessage: () => undefined });
    render(<OrderLink order={order} />);
    expect(screen.queryByRole('link')).toBeNull();
    Reflect.deleteProperty(window, 'NativeApp');
  });
});
