import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { FormRequestScreen, useFormRequest } from './form-request-screen.tsx';
import type { FormRequest } from './form-request-screen.tsx';
import { trustCopy } from '@/lib/i18n/site/every-page/trust-copy';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import type { PaymentForm } from '@/lib/payment-form';
import { BANK_WAIT_MS } from '@/lib/payment/payment-request';
import type { RequestState, SubmissionState } from '@/lib/payment/payment-request';
import { success } from '@/lib/result';

const { form: copy, noForm, backToCart, tryAgain } = paymentCopy.en;
const hidden: PaymentForm = {
  action: 'https://bank.example/pay_auth.php',
  method: 'post',
  fields: [{ kind: 'hidden', name: 'AMOUNT', value: '24.50' }],
};
const card = {
  kind: 'visible',
  name: 'card',
  value: '4111111111111111',
  label: 'Numărul cardului',
  input: 'tel',
  required: true,
  maxLength: 19,
  autocomplete: 'cc-number',
} as const;
const SEND = 'Plătește';
const visible: PaymentForm = { ...hidden, submitLabel: SEND, fields: [...hidden.fields, card] };
const forms = { hidden, visible } as const;

const payee = { merchant: 'Exemplu S.R.L.', processor: 'LibraPay' };
const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;
const send = jest.fn();

function show(state: RequestState): void {
  const page = { language: 'en', query: {}, phone, payee, formId: 'form' } as const;
  render(<FormRequestScreen {...page} state={state} send={send} />);
}

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => send.mockClear());

describe('the screen of a form', () => {
  it.each<[keyof typeof forms, SubmissionState['kind'], boolean, string, string]>([
    ['hidden', 'ready', true, copy.sending, copy.continue],
    ['hidden', 'ready', false, copy.returned, copy.continue],
    ['hidden', 'submitted', true, copy.sending, copy.continue],
    ['hidden', 'stalled', true, copy.stalled, copy.restart],
    ['hidden', 'returned', true, copy.returned, copy.continue],
    ['visible', 'ready', true, copy.detailsText, SEND],
    ['visible', 'ready', false, copy.returnedDetails, SEND],
    ['visible', 'submitted', true, copy.sending, SEND],
    ['visible', 'stalled', true, copy.stalledDetails, copy.restart],
    ['visible', 'returned', true, copy.used, copy.restart],
  ])(
    'with %s fields, %s, wanted: %s, says "%s" above "%s"',
    (name, kind, isWanted, text, button) => {
      const form = forms[name];
      const submission = { kind, isAutomatic: false };
      show({ kind: 'answered', attempt: 1, form, isWanted, mayBePaid: true, submission });
      expect(screen.getByText(text)).toBeDefined();
      press(button);
      const isOld = kind === 'stalled' || kind === 'returned';
      expect(send.mock.calls).toEqual([[{ kind: isOld ? 'again' : 'pressed' }]]);
      // Requirement P-14. The promise is only for a form that asks for no card details.
      expect(screen.queryByText(copy.text) !== null).toBe(name === 'hidden');
      expect(screen.getByText(copy.payee(payee.merchant, payee.processor))).toBeDefined();
      for (const brand of [trustCopy.cards.visa, trustCopy.cards.mastercard]) {
        expect(screen.getByRole('img', { name: brand })).toBeDefined();
      }
    },
  );

  it('has inputs with the attributes of the fields', () => {
    const submission = { kind: 'submitted' } as const;
    const request = { attempt: 1, isWanted: true, mayBePaid: true };
    show({ kind: 'answered', form: visible, submission, ...request });
    const input = screen.getByLabelText(card.label);
    const names = ['type', 'maxlength', 'autocomplete', 'required'];
    expect(names.map((name) => input.getAttribute(name))).toEqual(['tel', '19', 'cc-number', '']);
  });
});

describe('the screen without a form', () => {
  it.each([
    [false, noForm.nothingPaid, noForm.checkFirst],
    [true, noForm.checkFirst, noForm.nothingPaid],
  ])('when something may be paid: %s, says "%s"', (mayBePaid, text, other) => {
    show({ kind: 'failed', attempt: 1, failure: { kind: 'broken' }, mayBePaid });
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText(other)).toBeNull();
  });

  it('requests another form, but not while the page waits for the bridge of an app', () => {
    show({ kind: 'failed', attempt: 1, failure: { kind: 'broken' }, mayBePaid: false });
    press(tryAgain);
    expect(send.mock.calls).toEqual([[{ kind: 'again' }]]);
    press(backToCart);
    press(tryAgain);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('the request for a payment form', () => {
  type Hook = { readonly result: { readonly current: FormRequest } };

  const request = jest.fn(() => Promise.resolve(success(visible)));
  const open = (found?: PaymentForm): Hook =>
    renderHook(() => useFormRequest(request, () => found));
  const receive = (): Promise<void> => act(async () => undefined);
  const pressSend = ({ result }: Hook): void => act(() => result.current.send({ kind: 'pressed' }));
  const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
  const restore = (): void =>
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

  afterEach(() => {
    Reflect.deleteProperty(document, 'prerendering');
    jest.useRealTimers();
  });

  it('waits until the visitor opens a prerendered page', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const { result } = open();
    expect([result.current.state.kind, request.mock.calls]).toEqual(['starting', []]);
    act(() => void document.dispatchEvent(new Event('prerenderingchange')));
    expect([result.current.state.kind, request.mock.calls]).toEqual(['requesting', [[]]]);
    await receive();
  });

  it('waits `BANK_WAIT_MS` from the start of a submission, also after an earlier one and Back', async () => {
    jest.useFakeTimers();
    const page = open(visible);
    const { result } = page;
    pressSend(page);
    wait(BANK_WAIT_MS - 1);
    restore();
    expect(result.current.state).toMatchObject({ submission: { kind: 'returned' } });

    act(() => result.current.send({ kind: 'again' }));
    await receive();
    pressSend(page);
    wait(BANK_WAIT_MS - 1);
    expect(result.current.state).toMatchObject({ submission: { kind: 'submitted' } });
    wait(1);
    expect(result.current.state).toMatchObject({ submission: { kind: 'stalled' } });
  });
});
