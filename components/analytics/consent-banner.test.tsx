import { fireEvent, render, screen } from '@testing-library/react';
import { STORAGE_KEYS } from '@/lib/browser/storage';
import { consentCopy } from '@/lib/i18n/site/every-page/consent-copy';
import { startConsent } from './start-consent.ts';

const { region, accept, refuse, settings } = consentCopy;

let requested: string[] = [];
let page: AbortController;

beforeEach(() => {
  // Settings are read once, at their first use, so each test loads the modules again.
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, META_PIXEL_ID: '1234567890' });
  history.replaceState(null, '', '/');
  page = new AbortController();
  requested = [];
  localStorage.clear();
  jest.spyOn(Image.prototype, 'src', 'set').mockImplementation((address: string) => {
    requested.push(address);
  });
});

afterEach(() => {
  page.abort();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(window, 'NativeApp');
});

/** Renders the part of the page and starts its script. Returns the HTML. */
async function open(part: 'banner' | 'settings'): Promise<string> {
  const { ConsentBanner } = await import('./consent-banner.tsx');
  const { ConsentSettings } = await import('./consent-settings.tsx');
  const element = part === 'banner' ? <ConsentBanner language="ro" /> : <ConsentSettings />;
  const { innerHTML } = render(element).container;
  startConsent(page.signal);
  return innerHTML;
}

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('the consent banner', () => {
  it('reports the page once after consent, by its route template, and asks no more', async () => {
    history.replaceState(null, '', '/restaurant/casa-veche/menu');
    await open('banner');
    expect(screen.getByRole('region', { name: region })).toBeTruthy();
    expect(requested).toEqual([]);
    press(accept);
    const template = encodeURIComponent('/restaurant/[restaurantId]/menu');
    expect(requested).toEqual([
      `https://www.facebook.com/tr?id=1234567890&ev=PageView&noscript=1&dl=${template}`,
    ]);
    expect(screen.queryByRole('region', { name: region })).toBeNull();
  });

  it('reports the next page without asking', async () => {
    localStorage.setItem(STORAGE_KEYS.consent, 'accepted');
    await open('banner');
    expect(requested).toHaveLength(1);
    expect(screen.queryByRole('region', { name: region })).toBeNull();
  });

  it('goes when the visitor chooses in another tab', async () => {
    await open('banner');
    localStorage.setItem(STORAGE_KEYS.consent, 'refused');
    fireEvent(window, new Event('storage'));
    expect(screen.queryByRole('region', { name: region })).toBeNull();
    expect(requested).toEqual([]);
  });

  const agent = 'Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A; wv) Chrome/124';
  const visit = (path: string) => (): void => history.replaceState(null, '', path);

  it.each([
    ['on an invoice', visit('/invoice/1')],
    ['on the page of a token', visit('/activate/token')],
    ['on a payment page', visit('/payment/librapay/exit')],
    ['on an unknown page', visit('/unheard-of')],
    ['in a web view', () => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)],
    ['in an app', () => Reflect.set(window, 'NativeApp', { postMessage: () => undefined })],
    ['under a privacy signal', () => Reflect.set(navigator, 'globalPrivacyControl', true)],
  ])('neither asks nor reports %s', async (_, prepare) => {
    prepare();
    await open('banner');
    expect(screen.queryByRole('region', { name: region })).toBeNull();
    localStorage.setItem(STORAGE_KEYS.consent, 'accepted');
    fireEvent(window, new Event('storage'));
    expect(requested).toEqual([]);
  });

  it('is hidden until its script runs', async () => {
    expect(await open('banner')).toMatch(/^<section [^>]*hidden=""/);
  });

  it('is absent without a pixel id in the settings, like its switch', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, META_PIXEL_ID: '' });
    expect([await open('banner'), await open('settings')]).toEqual(['', '']);
  });
});

describe('the switch for consent', () => {
  it('says without JavaScript that nothing is sent, and cannot be used', async () => {
    const html = await open('settings');
    expect(html).toContain(settings.unknown);
    expect(html.match(/disabled=""/g)).toHaveLength(2);
  });

  it('shows the choice and changes it', async () => {
    await open('settings');
    expect(screen.getByRole('status').textContent).toBe(settings.undecided);
    press(accept);
    expect(screen.getByRole('status').textContent).toBe(settings.accepted);
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe(accept);
    press(refuse);
    expect(screen.getByRole('status').textContent).toBe(settings.refused);
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe(refuse);
  });

  it('is disabled and set to refused by Global Privacy Control, and states the reason', async () => {
    Reflect.set(navigator, 'globalPrivacyControl', true);
    await open('settings');
    expect(screen.getByRole('status').textContent).toBe(settings.signalled);
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe(refuse);
    for (const button of screen.getAllByRole('button'))
      expect(button).toHaveProperty('disabled', true);
  });
});
