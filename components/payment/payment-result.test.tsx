import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { routes } from '@/lib/addresses/routes';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { transactionCopy } from '@/lib/i18n/transaction/transaction-copy';
import { parseBankReturn } from '@/lib/payment/bank-return';
import type { ReturnQuery } from '@/lib/payment/bank-return';
import { forgetUserId, storeUserId } from '@/lib/payment/stored-user';
import { PaymentResult } from './payment-result.client.tsx';

const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;
const { result, ...copy } = paymentCopy.ro;
const actions = { authorize: jest.fn(), tellApp: jest.fn(), open: jest.fn() };

function open(query: ReturnQuery): void {
  const bankReturn = parseBankReturn(query);
  const page = { language: 'ro', query: {}, bankReturn, phone, actions } as const;
  render(<PaymentResult {...page} />);
}

afterEach(forgetUserId);

describe('the result page when the RC is not 00', () => {
  const { codes, declines, bankMessage } = result;
  const MESSAGE = 'The <b>words</b> of the bank';
  const label = `${bankMessage}${MESSAGE}`;

  it.each([
    ['51', 'funds', 'failed', codes['51'], undefined],
    ['54', 'card', 'failed', codes['54'], undefined],
    ['-19', 'check', 'unknown', codes['-19'], undefined],
    ['82', 'card', 'failed', declines.card.text(''), label],
    ['61', 'funds', 'failed', declines.funds.text(''), label],
    ['05', 'bank', 'failed', declines.bank.text(''), label],
    ['99', 'cancelled', 'failed', declines.cancelled.text(''), label],
    ['990', 'later', 'unknown', declines.later.text(''), label],
    ['96', 'malfunction', 'unknown', declines.malfunction.text(''), label],
    ['77', 'check', 'unknown', declines.check.text('77'), label],
    [undefined, 'check', 'unknown', result.unclear, undefined],
  ] as const)(
    'shows for %s the advice of the group "%s", the sign "%s" and "%s"; the message of the bank is last',
    (RC, group, sign, text, message) => {
      storeUserId('u-7');
      open({ RC, MESSAGE });
      expect(screen.getByRole('heading', { name: copy.errorTitle })).toBeDefined();
      expect(screen.getByRole('img', { name: transactionCopy.ro.signs[sign] })).toBeDefined();
      expect(screen.getByText(text)).toBeDefined();
      expect(screen.getByText(declines[group].next)).toBeDefined();
      // Another try is first only if nothing was paid.
      const buttons = [copy.tryAgain, copy.backToCart];
      expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
        sign === 'failed' ? buttons : buttons.toReversed(),
      );
      const { textContent } = screen.getByRole('main');
      expect(textContent.includes(MESSAGE)).toBe(message !== undefined);
      if (message !== undefined) expect(textContent.endsWith(message)).toBe(true);
      expect(actions.authorize).not.toHaveBeenCalled();
    },
  );

  it("enables 'Try again' again when the bfcache restores the page", () => {
    storeUserId('u-7');
    open({ RC: '51' });
    const press = (): boolean =>
      fireEvent.click(screen.getByRole('button', { name: copy.tryAgain }));
    press();
    press();
    expect(actions.open.mock.calls).toEqual([[routes.paymentLoading({ userId: 'u-7' })]]);
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    press();
    expect(actions.open).toHaveBeenCalledTimes(2);
  });
});

describe('the result page before hydration', () => {
  it.each([
    [{ RC: '00', ORDER: '1234567' }, 'after', 'unknown'],
    [{ RC: '00' }, 'unknown', 'after'],
    [{ RC: '51', ORDER: '1234567' }, 'unknown', 'after'],
    [{ RC: 'unknown', ORDER: '1234567' }, 'unknown', 'after'],
  ] as const)('has for %j the texts of the kind %s', (query, shown, other) => {
    const bankReturn = parseBankReturn(query);
    const html = renderToStaticMarkup(
      <PaymentResult language="ro" query={{}} bankReturn={bankReturn} phone={phone} />,
    );
    for (const texts of [copy.noScript, copy.unhydrated]) {
      expect(html).toContain(texts[shown]);
      expect(html).not.toContain(texts[other]);
    }
  });
});
