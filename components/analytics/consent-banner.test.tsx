import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { STORAGE_KEYS } from '@/lib/browser/storage';
import { consentCopy } from '@/lib/i18n/site/every-page/consent-copy';
import { AdConsent } from './ad-consent.tsx';
import { ConsentBanner } from './consent-banner.client.tsx';
import { ConsentSettings } from './consent-settings.tsx';
import { ConsentSwitch } from './consent-switch.client.tsx';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: (): string => path }));

const { region, accept, refuse, settings } = consentCopy;

const banner = (): ReactElement => (
  <ConsentBanner pixelId="1234567890" label={region} accept={accept} refuse={refuse}>
    {consentCopy.text}
  </ConsentBanner>
);

let requested: string[] = [];

beforeEach(() => {
  path = '/';
  requested = [];
  localStorage.clear();
  jest.spyOn(Image.prototype, 'src', 'set').mockImplementation((address: string) => {
    requested.push(address);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(window, 'NativeApp');
});

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('the consent banner', () => {
  it('reports the page once after consent, the next page by its route template, and asks no more', () => {
    const { rerender } = render(banner());
    expect(requested).toEqual([]);
    press(accept);
    expect(requested).toEqual([
      'https://www.facebook.com/tr?id=1234567890&ev=PageView&noscript=1&dl=%2F',
    ]);
    expect(screen.queryByRole('region', { name: region })).toBeNull();
    path = '/restaurant/casa-veche/menu';
    rerender(banner());
    expect(requested.at(-1)).toContain('dl=%2Frestaurant%2F%5BrestaurantId%5D%2Fmenu');
    expect(requested.join()).not.toContain('casa-veche');
  });

  const agent = 'Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A; wv) Chrome/124';

  it.each([
    ['on an invoice', () => (path = '/invoice/1')],
    ['on the page of a token', () => (path = '/activate/token')],
    ['on a payment page', () => (path = '/payment/librapay/exit')],
    ['on an unknown page', () => (path = '/unheard-of')],
    ['in a web view', () => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)],
    ['in an app', () => Reflect.set(window, 'NativeApp', { postMessage: () => undefined })],
    ['under a privacy signal', () => Reflect.set(navigator, 'globalPrivacyControl', true)],
  ])('neither asks nor reports %s', (_, prepare) => {
    prepare();
    const { unmount } = render(banner());
    expect(screen.queryByRole('region', { name: region })).toBeNull();
    unmount();
    localStorage.setItem(STORAGE_KEYS.consent, 'accepted');
    render(banner());
    expect(requested).toEqual([]);
  });

  it('is absent without a pixel id in the settings, like its switch', () => {
    expect(render(<AdConsent language="ro" />).container.innerHTML).toBe('');
    expect(render(<ConsentSettings />).container.innerHTML).toBe('');
  });
});

describe('the switch for consent', () => {
  it('is disabled and set to refused by Global Privacy Control, and states the reason', () => {
    Reflect.set(navigator, 'globalPrivacyControl', true);
    render(<ConsentSwitch texts={settings} accept={accept} refuse={refuse} />);
    expect(screen.getByRole('status').textContent).toBe(settings.signalled);
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe(refuse);
    for (const button of screen.getAllByRole('button'))
      expect(button).toHaveProperty('disabled', true);
  });
});
