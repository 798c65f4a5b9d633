import { act, render, screen } from '@testing-library/react';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import { routes } from '@/lib/routes';
import { EXIT_WAYS_DELAY_MS, PaymentExit } from './payment-exit.client.tsx';

const { exit } = paymentCopy.ro;

afterEach(() => {
  Reflect.deleteProperty(window, 'NativeApp');
  jest.useRealTimers();
});

describe('the exit page', () => {
  it('outside an app offers the app and the home page after 5 s', () => {
    jest.useFakeTimers();
    render(<PaymentExit language="ro" query={{}} />);
    expect(screen.getByText(exit.text)).toBeDefined();
    act(() => void jest.advanceTimersByTime(EXIT_WAYS_DELAY_MS - 1));
    expect(screen.queryByText(exit.outside)).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole('link', { name: exit.toApp }).getAttribute('href')).toBe(
      routes.downloadApp(),
    );
    expect(screen.getByRole('link', { name: exit.home }).getAttribute('href')).toBe(routes.home());
  });

  it('inside an app leads nowhere else, and says what to do if the app does not act', () => {
    jest.useFakeTimers();
    Object.assign(window, { NativeApp: { postMessage: () => undefined } });
    render(<PaymentExit language="ro" query={{}} />);
    act(() => void jest.advanceTimersByTime(EXIT_WAYS_DELAY_MS));
    expect(screen.getByText(exit.inside)).toBeDefined();
    expect(screen.queryByRole('link', { name: exit.home })).toBeNull();
  });
});
