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
  ])('links %s', (name, href) => {
    render(<FooterTrust />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it("shows the authority's pictograms at 250 x 50 px", () => {
    render(<FooterTrust />);
    const link = screen.getByRole('link', { name: /Soluționarea alternativă/ });
    const drawing = link.querySelector('svg');
    expect([drawing?.getAttribute('width'), drawing?.getAttribute('height')]).toEqual([
      '250',
      '50',
    ]);
    expect(link.textContent).toContain('Soluționarea alternativă');
  });

  it('does not lead to the closed platform of the EU', () => {
    const { container } = render(<FooterTrust />);
    expect(container.innerHTML).not.toMatch(/ec\.europa\.eu|odr/i);
  });

  it.each(['Visa', 'Mastercard'])('shows that %s is accepted', (name) => {
    render(<FooterTrust />);
    expect(screen.getByRole('img', { name })).toBeTruthy();
  });

  it("says 'Missing secret' without a badge identifier", () => {
    render(<FooterTrust />);
    expect(screen.getByText('Missing secret')).toBeTruthy();
  });
});

describe('PaymentBadge', () => {
  it.each([
    ['horizontal', 180, 44],
    ['vertical', 120, 84],
  ] as const)('when %s is %i x %i px, leads to the processor and asks nobody', (variant, w, h) => {
    const { container } = render(<PaymentBadge id="42" variant={variant} />);
    const drawing = screen.getByRole('img', { name: 'NETOPIA Payments' });
    expect([drawing.getAttribute('width'), drawing.getAttribute('height')]).toEqual([
      `${w}`,
      `${h}`,
    ]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://netopia-payments.com/');
    expect(container.querySelector('[src]')).toBeNull();
  });
});
