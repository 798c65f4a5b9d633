import { render, screen } from '@testing-library/react';
import { getSettings } from '@/lib/config';
import { FooterTrust } from './footer-trust.tsx';
import { PaymentBadge } from './payment-badge.tsx';

const { social } = getSettings();

describe('FooterTrust', () => {
  it.each([
    ['ANPC Autoritatea Națională pentru Protecția Consumatorilor', 'https://anpc.ro/'],
    ['ANPC Soluționarea alternativă a litigiilor DETALII', 'https://anpc.ro/ce-este-sal/'],
    ['Facebook', social.facebook],
    ['Instagram', social.instagram],
  ])('links to %s', (name, href) => {
    render(<FooterTrust />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('shows the pictogram of dispute resolution at 250 x 50 px', () => {
    render(<FooterTrust />);
    const link = screen.getByRole('link', { name: /Soluționarea alternativă/ });
    const drawing = link.querySelector('svg');
    expect([drawing?.getAttribute('width'), drawing?.getAttribute('height')]).toEqual([
      '250',
      '50',
    ]);
    expect(link.textContent).toContain('Soluționarea alternativă');
  });

  it('does not link to the closed ODR platform of the EU', () => {
    const { container } = render(<FooterTrust />);
    expect(container.innerHTML).not.toMatch(/ec\.europa\.eu|odr/i);
  });

  it.each(['Visa', 'Mastercard'])('shows that %s is accepted', (name) => {
    render(<FooterTrust />);
    expect(screen.getByRole('img', { name })).toBeTruthy();
  });

  it("shows 'Missing secret' without a badge identifier", () => {
    render(<FooterTrust />);
    expect(screen.getByText('Missing secret')).toBeTruthy();
  });
});

describe('PaymentBadge', () => {
  const { paymentProcessor } = getSettings();

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
      expect([drawing.getAttribute('width'), drawing.getAttribute('height')]).toEqual([
        `${w}`,
        `${h}`,
      ]);
      expect(screen.getByRole('link').getAttribute('href')).toBe(paymentProcessor.url);
      expect(container.querySelector('[src]')).toBeNull();
    },
  );

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
