import { act, render, screen, waitFor } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { routes } from '@/lib/addresses/routes';
import { formatCallFailure } from '@/lib/api/call-failure';
import type { CallFailure } from '@/lib/api/call-failure';
import type { AppMessage } from '@/lib/native-app/bridge';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { transactionCopy } from '@/lib/i18n/transaction/transaction-copy';
import { parseBankReturn } from '@/lib/payment/bank-return';
import type { BankReturn } from '@/lib/payment/bank-return';
import { forgetFailedAttempts } from '@/lib/payment/payment-result';
import type { ResultActions } from '@/lib/payment/payment-result';
import { forgetUserId, storeUserId } from '@/lib/payment/stored-user';
import { failed, success } from '@/lib/result';
import { PaymentResult } from './payment-result.client.tsx';

const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;
const PAYLOAD = { data: { status: 'authorized' } };
const approved = parseBankReturn({ RC: '00', ORDER: '1234567' });
const copy = paymentCopy.ro;

type RecordedActions = ResultActions & {
  readonly asked: string[];
  readonly told: AppMessage[];
  readonly opened: string[];
};

/** `authorize` returns these failures first, one per call, and success in all later calls. */
function createActions(
  failures: readonly CallFailure[] = [],
  app: 'sent' | 'no-app' = 'sent',
): RecordedActions {
  const asked: string[] = [];
  const told: AppMessage[] = [];
  const opened: string[] = [];
  return {
    asked,
    told,
    opened,
    authorize: (order) => {
      asked.push(order);
      const failure = failures[asked.length - 1];
      return Promise.resolve(failure ? failed(failure) : success({ payload: PAYLOAD }));
    },
    tellApp: (message) => {
      told.push(message);
      return Promise.resolve(app);
    },
    open: (address) => void opened.push(address),
  };
}

function open(bankReturn: BankReturn, actions: ResultActions): RenderResult {
  return render(
    <StrictMode>
      <PaymentResult
        language="ro"
        query={{ lang: 'ro' }}
        bankReturn={bankReturn}
        phone={phone}
        actions={actions}
      />
    </StrictMode>,
  );
}

const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { name });
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const unreached: CallFailure = { kind: 'unreached' };

afterEach(() => {
  forgetUserId();
  forgetFailedAttempts();
});

describe('the result page after RC 00', () => {
  it('authorizes once, though StrictMode runs the effects twice, and shows success', async () => {
    const actions = createActions();
    open(approved, actions);
    await heading(copy.result.success.title);
    expect(actions.asked).toEqual(['1234567']);
    expect(actions.told).toEqual([]);
    expect(screen.getByText('1234567')).toBeDefined();
  });

  it('tells the app of success with the payload, once, though the button is pressed three times', async () => {
    const actions = createActions();
    open(approved, actions);
    await heading(copy.result.success.title);
    await userEvent.dblClick(screen.getByRole('button', { name: copy.backToCart }));
    expect(actions.told).toEqual([{ type: 'exit_success', payload: PAYLOAD }]);
    expect(await screen.findByText(copy.told)).toBeDefined();
    await press(copy.backToCart);
    expect(actions.told).toHaveLength(1);
    expect(actions.opened.at(-1)).toBe(`${routes.paymentExit()}?lang=ro`);
  });

  it('opens the exit page when there is no app', async () => {
    const actions = createActions([], 'no-app');
    open(approved, actions);
    await heading(copy.result.success.title);
    await press(copy.backToCart);
    await waitFor(() => expect(actions.opened).toEqual([`${routes.paymentExit()}?lang=ro`]));
  });

  it.each([
    [unreached, formatCallFailure('ro', unreached, { unknown: copy.result.noConfirmation })],
    [{ kind: 'refused', message: 'Comanda a expirat' }, 'Comanda a expirat'],
    [{ kind: 'refused' }, copy.result.noConfirmation],
  ] as const)('shows for %j the cause, and that another try is safe', async (failure, text) => {
    open(approved, createActions([failure]));
    await heading(copy.errorTitle);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText(copy.result.repeatIsSafe)).toBeDefined();
  });

  it.each([
    ['without an order', parseBankReturn({ RC: '00' })],
    ['without a confirmation', approved],
  ])(
    "%s opens the exit page when 'Back to cart' is pressed, and sends no message to the app",
    async (_name, bankReturn) => {
      const actions = createActions([unreached]);
      open(bankReturn, actions);
      await heading(copy.errorTitle);
      await press(copy.backToCart);
      expect(actions.opened).toEqual([`${routes.paymentExit()}?lang=ro`]);
      expect(actions.told).toEqual([]);
    },
  );

  it('with an invalid order does not authorize, and shows the telephone number of support', () => {
    const actions = createActions();
    open(parseBankReturn({ RC: '00', ORDER: '../1' }), actions);
    expect(screen.getByText(copy.result.unverifiable)).toBeDefined();
    expect(screen.getByRole('link', { name: phone.label }).getAttribute('href')).toBe(phone.href);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(actions.asked).toEqual([]);
  });
});

describe('the result page when the RC is not 00', () => {
  const { codes, declines } = copy.result;

  it.each([
    [{ RC: '51' }, codes['51'], 'funds', 'failed'],
    [{ RC: '54' }, codes['54'], 'card', 'failed'],
    [{ RC: '-19' }, codes['-19'], 'check', 'unknown'],
    [{ RC: '82' }, declines.card.text(''), 'card', 'failed'],
    [{ RC: '61' }, declines.funds.text(''), 'funds', 'failed'],
    [{ RC: '05' }, declines.bank.text(''), 'bank', 'failed'],
    [{ RC: '99' }, declines.cancelled.text(''), 'cancelled', 'failed'],
    [{ RC: '990' }, declines.later.text(''), 'later', 'unknown'],
    [{ RC: '96' }, declines.malfunction.text(''), 'malfunction', 'unknown'],
    [{ RC: '77' }, declines.check.text('77'), 'check', 'unknown'],
    [{ RC: '5' }, declines.check.text('5'), 'check', 'unknown'],
    [{ RC: '94' }, declines.check.text('94'), 'check', 'unknown'],
    [{ RC: '-25' }, declines.check.text('-25'), 'check', 'unknown'],
    [{ RC: 'N7' }, declines.check.text('N7'), 'check', 'unknown'],
  ] as const)(
    'shows for %j its text, what happens next and its sign, and does not authorize',
    (query, text = '', group, sign) => {
      const actions = createActions();
      open(parseBankReturn(query), actions);
      expect(screen.getByRole('heading', { name: copy.errorTitle })).toBeDefined();
      expect(screen.getByText(text)).toBeDefined();
      expect(screen.getByText(declines[group].next)).toBeDefined();
      expect(screen.getByRole('img', { name: transactionCopy.ro.signs[sign] })).toBeDefined();
      expect(actions.asked).toEqual([]);
    },
  );

  it.each([
    [{ RC: '05', MESSAGE: 'Do not honour' }, 'Do not honour'],
    [{ RC: '77', MESSAGE: '<b>x</b>' }, '<b>x</b>'],
    [{ RC: '1A', MESSAGE: 'Autentificare' }, 'Autentificare'],
  ])('shows the message of %j last, with a label', (query, message) => {
    open(parseBankReturn(query), createActions());
    const { textContent } = screen.getByRole('main');
    expect(textContent).toMatch(new RegExp(`${copy.result.bankMessage}${message}$`));
  });

  it('shows no message of the bank beside a text that is required for the code', () => {
    open(parseBankReturn({ RC: '51', MESSAGE: 'Insufficient funds' }), createActions());
    expect(screen.queryByText('Insufficient funds')).toBeNull();
  });

  it.each([
    ['05', [copy.tryAgain, copy.backToCart]],
    ['990', [copy.backToCart, copy.tryAgain]],
  ])(
    'has after RC %s the buttons %j: another try is first only if nothing was paid',
    (RC, names) => {
      storeUserId('u-7');
      open(parseBankReturn({ RC }), createActions());
      expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(names);
    },
  );

  it('without an RC says that the result is unknown', () => {
    open(parseBankReturn({ MESSAGE: 'Approved' }), createActions());
    expect(screen.getByText(copy.result.unclear)).toBeDefined();
    expect(screen.queryByText('Approved')).toBeNull();
  });

  it('tries again with the stored user id, in the language that was chosen', async () => {
    storeUserId('u-7');
    const actions = createActions();
    open(parseBankReturn({ RC: '51' }), actions);
    await userEvent.dblClick(screen.getByRole('button', { name: copy.tryAgain }));
    expect(actions.opened).toEqual([`${routes.paymentLoading({ userId: 'u-7' })}?lang=ro`]);
    expect(actions.told).toEqual([]);
  });

  it.each(['51', '-19'])(
    "without a stored user id has no 'Try again' after RC %s, and says how to try again",
    (RC) => {
      open(parseBankReturn({ RC }), createActions());
      expect(screen.queryByRole('button', { name: copy.tryAgain })).toBeNull();
      expect(screen.getByText(copy.withoutId)).toBeDefined();
    },
  );

  it('tells the app of the exit, once', async () => {
    const actions = createActions();
    open(parseBankReturn({ RC: '51' }), actions);
    await userEvent.dblClick(screen.getByRole('button', { name: copy.backToCart }));
    expect(actions.told).toEqual([{ type: 'exit_error', message: 'Exit screen' }]);
  });

  it("enables 'Try again' again when the bfcache restores the page", async () => {
    storeUserId('u-7');
    const actions = createActions();
    open(parseBankReturn({ RC: '51' }), actions);
    await press(copy.tryAgain);
    const shown = new Event('pageshow');
    Object.defineProperty(shown, 'persisted', { value: true });
    act(() => void dispatchEvent(shown));
    await press(copy.tryAgain);
    expect(actions.opened).toHaveLength(2);
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
    expect(html).toContain(paymentCopy.ro.noScript[shown]);
    expect(html).not.toContain(paymentCopy.ro.noScript[other]);
    expect(html).toContain(paymentCopy.ro.unhydrated[shown]);
    expect(html).not.toContain(paymentCopy.ro.unhydrated[other]);
  });
});
