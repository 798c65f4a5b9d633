import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppFooter } from '@/components/chrome/footer/app-footer';
import { SiteFooter } from '@/components/chrome/footer/site-footer';
import { AppHeader } from '@/components/chrome/header/app-header';
import { SiteHeader } from '@/components/chrome/header/site-header';
import { BRIDGE_WAIT_MS } from '@/lib/app/bridge';
import { getSettings } from '@/lib/config';
import { ChromeVariant } from './chrome-variant.client.tsx';
import { TransactionDocument } from './transaction-document.tsx';

const { brandName, company, supportEmail } = getSettings();

describe('ChromeVariant', () => {
  const variant = <ChromeVariant browser={<p>Navigare</p>} app={<p>Sigla</p>} />;
  const addBridge = (): void =>
    void Reflect.set(window, 'NativeApp', { postMessage: () => undefined });

  beforeEach(() => void jest.useFakeTimers());

  afterEach(() => {
    Reflect.deleteProperty(window, 'NativeApp');
    jest.useRealTimers();
  });

  const wait = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

  it('keeps the navigation in a browser after the bridge timeout', async () => {
    render(variant);
    await wait(2 * BRIDGE_WAIT_MS);
    expect(screen.queryByText('Navigare')).not.toBeNull();
    expect(screen.queryByText('Sigla')).toBeNull();
  });

  it('shows no navigation in an app', async () => {
    addBridge();
    render(variant);
    await wait(0);
    expect(screen.queryByText('Navigare')).toBeNull();
    expect(screen.queryByText('Sigla')).not.toBeNull();
  });

  it('removes the navigation when the bridge appears late', async () => {
    render(variant);
    await wait(BRIDGE_WAIT_MS - 500);
    expect(screen.queryByText('Navigare')).not.toBeNull();
    addBridge();
    await wait(500);
    expect(screen.queryByText('Navigare')).toBeNull();
  });
});

it('TransactionDocument sets the language and `data-scroll-behavior` on the html element', () => {
  const markup = renderToStaticMarkup(
    <TransactionDocument language="en">{null}</TransactionDocument>,
  );
  expect(markup).toMatch(/^<html lang="en" data-scroll-behavior="smooth"/);
});

describe('inside an app', () => {
  it('the header shows the brand name and has no link', () => {
    render(<AppHeader />);
    expect(screen.getByRole('banner').textContent).toBe(brandName);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each(['ro', 'en'] as const)('the footer links to no other page, in %s', (language) => {
    render(<AppFooter language={language} />);
    expect(screen.getByRole('contentinfo').textContent).toContain(company.legalName);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([`mailto:${supportEmail}`, expect.stringMatching(/^tel:\+?\d+$/)]);
  });
});

describe('in English', () => {
  it('the header translates a link and marks the linked page as Romanian', () => {
    render(<SiteHeader audience="diners" language="en" />);
    const [terms] = screen.getAllByRole('link', { name: 'Terms and conditions' });
    expect([terms?.getAttribute('href'), terms?.getAttribute('hreflang')]).toEqual([
      '/terms',
      'ro',
    ]);
  });

  it('the footer translates its headings and marks the text of a pictogram as Romanian', () => {
    render(<SiteFooter language="en" />);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Contact details',
      'Pages',
      'Legal information',
      'Consumer protection',
      'Accepted payments',
      'Social media',
    ]);
    const pictogram = screen.getByRole('link', { name: /Protecția Consumatorilor/ });
    expect(pictogram.closest('[lang]')?.getAttribute('lang')).toBe('ro');
  });
});
