import { fireEvent, render, screen } from '@testing-library/react';
import { routes } from '@/lib/addresses/routes';
import { transactionErrorCopy } from '@/lib/i18n/transaction/transaction-error-copy';
import { TransactionError } from './transaction-error.client.tsx';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['ro', routes.activate({ token: 't-1' }), 'text', 'payment'],
  ['en', routes.paymentResult(), 'payment', 'text'],
] as const)(
  'the error page of transaction pages, in the language "%s" of the document, has on %s its %s',
  (language, path, kind, other) => {
    history.replaceState(null, '', path);
    document.documentElement.lang = language;
    const retry = jest.fn();
    render(<TransactionError retry={retry} reset={jest.fn()} />);
    const copy = transactionErrorCopy[language];
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(copy.heading);
    expect(screen.getByText(copy[kind])).toBeTruthy();
    expect(screen.queryByText(copy[other])).toBeNull();
    expect(screen.getByRole('link', { name: copy.home }).getAttribute('href')).toBe('/');
    fireEvent.click(screen.getByRole('button', { name: copy.retry }));
    expect(retry).toHaveBeenCalledTimes(1);
  },
);
