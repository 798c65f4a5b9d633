import { render, screen } from '@testing-library/react';
import { getSettings } from '@/lib/config';
import { StoreButtons } from './store-buttons.tsx';

const getHref = (name: RegExp): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

describe('the buttons of the stores', () => {
  const links = {
    appStore: 'https://apps.apple.com/ro/app/id1?pt=1&ct=masa',
    playStore: 'https://play.google.com/store/apps/details?id=ro.example&referrer=masa',
    appPage: '/restaurant/masa/menu',
  };

  it('link to the addresses from the settings, or to the given ones', () => {
    const { appStoreUrl, playStoreUrl } = getSettings();
    const { rerender } = render(<StoreButtons />);
    expect([getHref(/App Store/), getHref(/Google Play/)]).toEqual([appStoreUrl, playStoreUrl]);
    rerender(<StoreButtons links={links} />);
    expect(getHref(/App Store/)).toBe(links.appStore);
    expect(getHref(/Google Play/)).toBe(links.playStore);
  });

  it.each([
    ['a browser on Android', 'Pixel 8', /^intent:.*\/restaurant\/masa\/menu#Intent;.*=ro\.example/],
    ['a web view on Android', 'Pixel 8; wv', /^https:\/\/play/],
  ])('lead to the app in a browser that can open it: %s', (_name, device, href) => {
    const agent = `Mozilla/5.0 (Linux; Android 15; ${device}) Chrome/140.0 Mobile Safari/537.36`;
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    render(<StoreButtons links={links} />);
    expect(getHref(/Google Play/)).toMatch(href);
  });
});
