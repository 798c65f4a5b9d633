import { render, screen, within } from '@testing-library/react';
import { PaymentBadge } from '@/components/trust/footer-badges';
import { addressRows } from '@/lib/addresses/address-table';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { AppFooter, ShortFooter, SiteFooter } from './site-footer.tsx';
import { AppHeader, SiteHeader } from './site-header.tsx';

const settings = getSettings();
const { brandName, company, social, supportEmail, supportPhone } = settings;

const PHONE_HREF = `tel:${supportPhone.replaceAll(' ', '')}`;

const hrefs = (container: HTMLElement): readonly (string | null)[] =>
  within(container)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const sizeOf = (drawing: Element | null): readonly (string | null | undefined)[] =>
  ['width', 'height'].map((name) => drawing?.getAttribute(name));

describe('the header', () => {
  it.each([
    ['diners', [routes.restaurants(), routes.partner(), `${routes.home()}#descarca_aplicatia`]],
    ['partners', [routes.restaurants(), routes.partner()]],
  ] as const)('leads home by the logo, and %s by its row to %j', (audience, links) => {
    const { container } = render(<SiteHeader audience={audience} language="ro" />);
    const [logo] = screen.getAllByRole('link', { name: new RegExp(brandName) });
    expect(logo?.getAttribute('href')).toBe(routes.home());
    expect(hrefs(screen.getByRole('navigation'))).toEqual(links);
    const panel = container.querySelector(`a[href="${settings.partnerPanelUrl}"]`);
    expect(panel !== null).toBe(audience === 'partners');
  });

  it('in English marks a linked page as Romanian', () => {
    render(<SiteHeader audience="diners" language="en" />);
    const [partners] = screen.getAllByRole('link', { name: 'For restaurants' });
    expect(partners?.getAttribute('hreflang')).toBe('ro');
  });

  it('inside an app has the brand name and no link', () => {
    render(<AppHeader />);
    expect(screen.getByRole('img', { name: brandName })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the footer', () => {
  it.each([
    ['a public page', SiteFooter],
    ['a transaction page', ShortFooter],
    ['a page inside an app', AppFooter],
  ])('on %s names the company, its register numbers and office', (_, Footer) => {
    render(<Footer language="ro" />);
    const text = screen.getByRole('contentinfo').textContent;
    expect(Object.values(company).filter((detail) => !text.includes(detail))).toEqual([]);
  });

  it('links support, the pages, every legal document, the authorities and the social profiles', () => {
    render(<SiteFooter language="ro" />);
    const linked = hrefs(screen.getByRole('contentinfo'));
    const expected = [
      `mailto:${supportEmail}`,
      PHONE_HREF,
      routes.restaurants(),
      routes.partner(),
      routes.downloadApp(),
      '/privacy#stergerea-contului',
      ...addressRows.filter(({ isLegal }) => isLegal).map(({ path }) => path),
      'https://anpc.ro/',
      'https://anpc.ro/ce-este-sal/',
      social.facebook,
      social.instagram,
    ];
    expect(expected.filter((href) => !linked.includes(href))).toEqual([]);
  });

  it('of a transaction page links support, documents, the authorities and the social profiles', () => {
    render(<ShortFooter language="en" />);
    expect(hrefs(screen.getByRole('contentinfo'))).toEqual([
      PHONE_HREF,
      `mailto:${supportEmail}`,
      social.facebook,
      social.instagram,
      routes.terms(),
      routes.privacy(),
      routes.cookies(),
      routes.accessibility(),
      'https://anpc.ro/',
      'https://anpc.ro/ce-este-sal/',
    ]);
  });

  it('shows the pictogram of dispute resolution at 250 x 50 px, and no link to the closed platform of the EU', () => {
    const { container } = render(<SiteFooter language="ro" />);
    const link = screen.getByRole('link', { name: /Soluționarea alternativă/ });
    expect(sizeOf(link.querySelector('svg'))).toEqual(['250', '50']);
    expect(container.innerHTML).not.toMatch(/ec\.europa\.eu|odr/i);
  });

  it("shows that Visa and Mastercard are accepted, and 'Missing secret' without a badge identifier", () => {
    render(<SiteFooter language="ro" />);
    for (const name of ['Visa', 'Mastercard']) screen.getByRole('img', { name });
    screen.getByText('Missing secret');
  });

  it('in English marks the text of a pictogram as Romanian', () => {
    render(<SiteFooter language="en" />);
    expect(screen.getByRole('heading', { name: 'Consumer protection' })).toBeTruthy();
    const pictogram = screen.getByRole('link', { name: /Protecția Consumatorilor/ });
    expect(pictogram.closest('[lang]')?.getAttribute('lang')).toBe('ro');
  });

  it('of a page inside an app links to no other page', () => {
    render(<AppFooter language="ro" />);
    expect(hrefs(screen.getByRole('contentinfo'))).toEqual([PHONE_HREF, `mailto:${supportEmail}`]);
  });
});

describe('the badge of the card processor', () => {
  const { paymentProcessor } = settings;

  it('names LibraPay by default', () => {
    expect(paymentProcessor).toEqual({ name: 'LibraPay', url: 'https://www.librapay.ro/' });
  });

  it.each([
    ['horizontal', 180, 44],
    ['vertical', 120, 84],
  ] as const)(
    'the %s badge is %i x %i px, links to the processor and loads no external image',
    (variant, w, h) => {
      const { container } = render(
        <PaymentBadge processor={paymentProcessor} hasId variant={variant} />,
      );
      const drawing = screen.getByRole('img', { name: paymentProcessor.name });
      expect(sizeOf(drawing)).toEqual([`${w}`, `${h}`]);
      expect(screen.getByRole('link').getAttribute('href')).toBe(paymentProcessor.url);
      expect(container.querySelector('[src]')).toBeNull();
    },
  );

  it('has the processor, the identifier and the direction of the settings', async () => {
    // Settings are read once, at their first use, so load the modules again.
    jest.resetModules();
    jest.replaceProperty(process, 'env', {
      ...process.env,
      PAYMENT_PROCESSOR_NAME: 'Altul',
      PAYMENT_PROCESSOR_URL: 'https://altul.example/',
      PAYMENT_BADGE_ID: '42',
      PAYMENT_BADGE_VARIANT: 'vertical',
    });
    const { SiteFooter: Footer } = await import('./site-footer.tsx');
    render(<Footer language="ro" />);
    const drawing = screen.getByRole('img', { name: 'Altul' });
    expect(drawing.getAttribute('width')).toBe('120');
    expect(drawing.closest('a')?.getAttribute('href')).toBe('https://altul.example/');
    expect(screen.queryByText('Missing secret')).toBeNull();
  });

  it.each([
    ['LibraPay', ['LibraPay']],
    ['NETOPIA Payments', ['NETOPIA', 'Payments']],
    [' Banca  de   Comerț ', ['Banca', 'de Comerț']],
  ])('writes the name %j in these lines: %j', (name, lines) => {
    const processor = { name, url: 'https://processor.example/' };
    const { container } = render(<PaymentBadge processor={processor} hasId variant="horizontal" />);
    const written = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(written).toEqual(lines);
  });
});
