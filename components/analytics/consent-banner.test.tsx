import { fireEvent, render, screen } from '@testing-library/react';
import { STORAGE_KEYS } from '@/lib/browser/storage';
import { consentCopy } from '@/lib/i18n/site/every-page/consent-copy';
import { startConsent } from './start-consent.ts';

const { region, settings } = consentCopy;

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

describe('the consent banner', () => {
  it('goes, and reports the page, when the visitor accepts in another tab', async () => {
    await open('banner');
    expect(screen.getByRole('region', { name: region })).toBeTruthy();
    localStorage.setItem(STORAGE_KEYS.consent, 'accepted');
    fireEvent(window, new Event('storage'));
    expect(screen.queryByRole('region', { name: region })).toBeNull();
    expect(requested).toHaveLength(1);
  });

  it.each([
    ['on an unknown page', () => history.replaceState(null, '', '/unheard-of')],
    ['in an app', () => Reflect.set(window, 'NativeApp', { postMessage: () => undefined })],
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
});
