import { render, screen } from '@testing-library/react';
import { InvoicePage } from './invoice-page.tsx';

const LINK = 'https://documente.example/facturi/1.pdf';

const getOutcome = (): string | undefined => screen.getByRole('main').dataset.outcome;

describe('InvoicePage', () => {
  it('shows the document in a frame 1200 px tall, and links to the document, both without a referrer', () => {
    // `jest.config.ts` forbids happy-dom to load frames, so happy-dom logs an error for the frame.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<InvoicePage answer={{ outcome: 'found', link: LINK }} />);
    const frame = screen.getByTitle('Documentul facturii');
    expect(frame.getAttribute('height')).toBe('1200');
    const link = screen.getByRole('link', { name: 'Deschide factura' });
    expect([frame.getAttribute('src'), link.getAttribute('href')]).toEqual([LINK, LINK]);
    for (const element of [frame, link]) {
      expect(element.getAttribute('referrerpolicy')).toBe('no-referrer');
    }
    expect(getOutcome()).toBe('document');
  });

  it.each([
    ['missing', 'unknown'],
    ['down', 'degraded'],
  ] as const)('shows the not-found text for the outcome %s', (outcome, mark) => {
    render(<InvoicePage answer={{ outcome }} />);
    expect(screen.getByText('Documentul nu a fost gasit!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mergi Acasa' }).getAttribute('href')).toBe('/');
    expect(screen.queryByTitle('Documentul facturii')).toBeNull();
    expect(getOutcome()).toBe(mark);
  });

  it('offers a reload only when the provider is down', () => {
    const { unmount } = render(<InvoicePage answer={{ outcome: 'down' }} />);
    expect(screen.getByText('Reîncarcă')).toBeTruthy();
    unmount();
    render(<InvoicePage answer={{ outcome: 'missing' }} />);
    expect(screen.queryByText('Reîncarcă')).toBeNull();
  });
});
