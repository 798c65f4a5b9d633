import { render, screen } from '@testing-library/react';
import { getSettings } from '@/lib/config';
import { StoreButtons } from './store-buttons.tsx';

describe('StoreButtons', () => {
  it.each([
    ['Descarcă din App Store', getSettings().appStoreUrl],
    ['Descarcă din Google Play', getSettings().playStoreUrl],
  ])('links %j to the address from the settings', (name, href) => {
    render(<StoreButtons />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  const links = {
    appStore: 'https://apps.apple.com/ro/app/id1?pt=1&ct=masa',
    playStore: 'https://play.google.com/store/apps/details?id=ro.example&referrer=masa',
    appPage: '/restaurant/masa/menu',
  };

  it.each([
    ['App Store', links.appStore],
    ['Google Play', links.playStore],
  ])('uses the given address for %s', (name, href) => {
    render(<StoreButtons links={links} />);
    expect(screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href')).toBe(href);
  });

  it.each([
    [
      'in a browser on Android, links to the app',
      'Pixel 8',
      /^intent:.*\/restaurant\/masa\/menu#Intent;scheme=http;package=ro\.example/,
    ],
    ['in a web view on Android, links to the store listing', 'Pixel 8; wv', /^https:\/\/play/],
  ])('%s', (_name, device, href) => {
    const agent = `Mozilla/5.0 (Linux; Android 15; ${device}) Chrome/140.0 Mobile Safari/537.36`;
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    render(<StoreButtons links={links} />);
    expect(screen.getByRole('link', { name: /Google Play/ }).getAttribute('href')).toMatch(href);
  });
});
