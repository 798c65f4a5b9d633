import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { consentCopy } from '@/lib/i18n/site/every-page/consent-copy';
import { ConsentBanner } from './consent-banner.client.tsx';
import { ConsentSwitch } from './consent-switch.client.tsx';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: (): string => path }));

const { region, accept, refuse, settings } = consentCopy;

const banner = (): ReactElement => (
  <ConsentBanner pixelId="1234567890" label={region} accept={accept} refuse={refuse}>
    {consentCopy.text}
  </ConsentBanner>
);
const consentSwitch = <ConsentSwitch texts={settings} accept={accept} refuse={refuse} />;

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
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(window, 'NativeApp');
});

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('ConsentBanner', () => {
  it('neither asks nor reports when the app bridge is present', () => {
    Reflect.set(window, 'NativeApp', { postMessage: () => undefined });
    const { unmount } = render(banner());
    expect(screen.queryByRole('region', { name: region })).toBeNull();
    unmount();
    localStorage.setItem('acord-pixel', 'accepted');
    render(banner());
    expect(requested).toEqual([]);
  });

  it('asks with two buttons that look the same, and reports nothing before the choice', () => {
    render(banner());
    const answers = screen.getAllByRole('button');
    expect(answers.map(({ textContent }) => textContent)).toEqual([refuse, accept]);
    expect(answers[0]?.className).toBe(answers[1]?.className);
    expect(requested).toEqual([]);
  });

  it('reports the page once after consent and stops asking', () => {
    render(banner());
    press(accept);
    expect(requested).toEqual([
      'https://www.facebook.com/tr?id=1234567890&ev=PageView&noscript=1&dl=%2F',
    ]);
    expect(screen.queryByRole('region', { name: region })).toBeNull();
  });

  it('reports nothing after a refusal and stops asking', () => {
    render(banner());
    press(refuse);
    expect(requested).toEqual([]);
    expect(screen.queryByRole('region', { name: region })).toBeNull();
  });

  it('reports the next page by its route template, without the restaurant id', () => {
    const { rerender } = render(banner());
    press(accept);
    path = '/restaurant/casa-veche/menu';
    rerender(banner());
    expect(requested.at(-1)).toContain('dl=%2Frestaurant%2F%5BrestaurantId%5D%2Fmenu');
    expect(requested.join()).not.toContain('casa-veche');
  });

  it.each(['/invoice/1', '/activate/token', '/payment/librapay/exit', '/unheard-of'])(
    'neither asks nor reports on %s',
    (pathname) => {
      path = pathname;
      localStorage.setItem('acord-pixel', 'accepted');
      render(banner());
      localStorage.clear();
      act(() => void window.dispatchEvent(new Event('storage')));
      expect(requested).toEqual([]);
      expect(screen.queryByRole('region', { name: region })).toBeNull();
    },
  );

  it('neither asks nor reports inside a web view', () => {
    const webViewAgent = 'Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A; wv) Chrome/124';
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(webViewAgent);
    const { unmount } = render(banner());
    expect(screen.queryByRole('region', { name: region })).toBeNull();
    unmount();
    localStorage.setItem('acord-pixel', 'accepted');
    render(banner());
    expect(requested).toEqual([]);
  });

  it('treats Global Privacy Control as a refusal', () => {
    Reflect.set(navigator, 'globalPrivacyControl', true);
    localStorage.setItem('acord-pixel', 'accepted');
    render(banner());
    expect(screen.queryByRole('region', { name: region })).toBeNull();
    expect(requested).toEqual([]);
  });
});

describe('ConsentSwitch', () => {
  it('shows the choice made in the banner and lets the visitor withdraw it', () => {
    render(
      <>
        {banner()}
        {consentSwitch}
      </>,
    );
    expect(screen.getByRole('status').textContent).toBe(settings.undecided);
    fireEvent.click(screen.getAllByRole('button', { name: accept })[0] ?? document);
    expect(screen.getByRole('status').textContent).toBe(settings.accepted);
    press(refuse);
    expect(screen.getByRole('status').textContent).toBe(settings.refused);
    expect(requested).toHaveLength(1);
  });

  it('is disabled and set to refused by Global Privacy Control, and states the reason', () => {
    Reflect.set(navigator, 'globalPrivacyControl', true);
    render(consentSwitch);
    expect(screen.getByRole('status').textContent).toBe(settings.signalled);
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe(refuse);
    for (const button of screen.getAllByRole('button'))
      expect(button).toHaveProperty('disabled', true);
  });
});
