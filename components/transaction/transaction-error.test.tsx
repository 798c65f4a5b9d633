import { fireEvent, render, screen } from '@testing-library/react';
import { routes } from '@/lib/addresses/routes';
import { transactionErrorCopy } from '@/lib/i18n/transaction/transaction-error-copy';
import { TransactionError } from './transaction-error.client.tsx';

const payment = routes.paymentResult();
const account = routes.activate({ token: 't-1' });

const open = (path: string, lang: string): jest.Mock => {
  history.replaceState(null, '', path);
  document.documentElement.lang = lang;
  const retry = jest.fn();
  render(<TransactionError retry={retry} reset={jest.fn()} />);
  return retry;
};

afterEach(() => {
  Reflect.deleteProperty(window, 'NativeApp');
  history.replaceState(null, '', '/');
});

describe('the error page of transaction pages', () => {
  it.each([
    ['ro', account, 'text'],
    ['en', account, 'text'],
    ['ro', payment, 'payment'],
    ['en', payment, 'payment'],
  ] as const)(
    'is in the language of the document, %s, and on %s has its %s',
    (language, path, kind) => {
      const retry = open(path, language);
      const copy = transactionErrorCopy[language];
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(copy.heading);
      expect(screen.getByText(copy[kind])).toBeTruthy();
      expect(screen.queryByText(copy[kind === 'text' ? 'payment' : 'text'])).toBeNull();
      expect(screen.getByRole('link', { name: copy.home }).getAttribute('href')).toBe('/');
      fireEvent.click(screen.getByRole('button', { name: copy.retry }));
      expect(retry).toHaveBeenCalledTimes(1);
    },
  );

  it('has no links inside an app', () => {
    Object.assign(window, { NativeApp: { postMessage: () => undefined } });
    open(payment, 'en');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button')).toBeTruthy();
  });
});
