import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { FormRequestScreen, useFormRequest } from './form-request-screen.tsx';
import type { FormRequest } from './form-request-screen.tsx';
import { formatCallFailure } from '@/lib/api/call-failure';
import { trustCopy } from '@/lib/i18n/site/every-page/trust-copy';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { routes } from '@/lib/addresses/routes';
import type { PaymentForm } from '@/lib/payment-form';
import { BANK_WAIT_MS, dropStoredForm } from '@/lib/payment/payment-request';
import { failed, success } from '@/lib/result';

const copy = paymentCopy.en.form;
const action = 'https://bank.example/pay_auth.php';
const hidden: PaymentForm = {
  action,
  method: 'post',
  fields: [
    { kind: 'hidden', name: 'AMOUNT', value: '24.50' },
    { kind: 'hidden', name: 'submit', value: '"><script>' },
    { kind: 'hidden', name: 'submit', value: 'twice' },
  ],
};
const visible: PaymentForm = {
  action,
  method: 'post',
  submitLabel: 'Plătește',
  fields: [
    ...hidden.fields,
    {
      kind: 'visible',
      name: 'card',
      value: '',
      label: 'Numărul cardului',
      input: 'tel',
      required: true,
      maxLength: 19,
      autocomplete: 'cc-number',
    },
    {
      kind: 'visible',
      name: 'year',
      value: '',
      label: 'Anul',
      input: 'select',
      required: true,
      options: [{ value: '27', label: '2027' }],
    },
    {
      kind: 'visible',
      name: 'save',
      value: 'yes',
      label: 'Ține minte cardul',
      input: 'checkbox',
      required: false,
    },
  ],
};

type FormAnswer = ReturnType<Parameters<typeof useFormRequest>[0]>;
type Props = { readonly answers: FormAnswer[]; readonly isWanted: boolean };

const phone = { href: 'tel:+40111222333', label: '+40 111 222 333' } as const;
const payee = { merchant: 'Exemplu S.R.L.', processor: 'LibraPay' };
const OFFLINE = { kind: 'offline' } as const;
const done = (form: PaymentForm): FormAnswer => Promise.resolve(success(form));
const offline = (): FormAnswer => Promise.resolve(failed(OFFLINE));
const never: FormAnswer = new Promise(() => undefined);

/** When `answers` is empty, a request never ends. */
function Page({ answers, isWanted }: Props): ReactNode {
  const request = useFormRequest(
    () => {
      requestCount += 1;
      return answers.shift() ?? never;
    },
    () => undefined,
    () => !isWanted,
  );
  return <FormRequestScreen language="en" query={{}} phone={phone} payee={payee} {...request} />;
}

type Entries = readonly (readonly [string, unknown])[];

let posted: Entries[] = [];
let requestCount = 0;

async function open(answers: FormAnswer[], isWanted = true): Promise<void> {
  await act(async () => {
    render(<Page answers={answers} isWanted={isWanted} />, { wrapper: StrictMode });
  });
}

const openForm = (form: PaymentForm, isWanted = true): Promise<void> =>
  open([done(form)], isWanted);

/** The banner is the first live region. The failure screen has a second one below the buttons. */
const getBanner = (): HTMLElement | undefined => screen.getAllByRole('status')[0];

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

function comeBack(): void {
  const shown = new Event('pageshow');
  Object.defineProperty(shown, 'persisted', { value: true });
  act(() => void dispatchEvent(shown));
}

beforeEach(() => {
  posted = [];
  requestCount = 0;
  window.history.replaceState(null, '', '/');
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function leave(
    this: HTMLFormElement,
  ) {
    posted.push([...new FormData(this)]);
    this.remove();
  });
});
afterEach(() => {
  jest.useRealTimers();
  dropStoredForm();
});

describe('a form with hidden inputs only', () => {
  it("is submitted automatically, once, with all fields in the provider's order", async () => {
    await openForm(hidden);
    await userEvent.dblClick(screen.getByRole('button', { name: copy.continue }));
    expect(posted).toEqual([
      [
        ['AMOUNT', '24.50'],
        ['submit', '"><script>'],
        ['submit', 'twice'],
      ],
    ]);
    expect(screen.getByText(copy.sending)).toBeDefined();
  });

  it('is not submitted again after Back: a press requests a new one', async () => {
    await openForm(hidden);
    comeBack();
    expect(posted).toHaveLength(1);
    expect(screen.getByText(copy.returned)).toBeDefined();
    await press(copy.continue);
    expect([posted.length, requestCount]).toEqual([1, 2]);
    expect(document.activeElement).toBe(getBanner());
  });

  it('leads to a message when the bank does not answer, and the user can start again', async () => {
    jest.useFakeTimers();
    await openForm(hidden);
    act(() => void jest.advanceTimersByTime(BANK_WAIT_MS - 1));
    expect(screen.queryByText(copy.stalled)).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByText(copy.stalled)).toBeDefined();
    expect(screen.getByRole('link', { name: phone.label })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to cart' }).getAttribute('href')).toBe(
      routes.paymentExit(),
    );
    fireEvent.click(screen.getByRole('button', { name: copy.restart }));
    expect([posted.length, requestCount]).toEqual([1, 2]);
  });
});

/** Requirement P-14. */
it.each([
  ['hidden inputs only', hidden, true],
  ['visible inputs', visible, false],
] as const)(
  'beside the button stand merchant, processor and cards; a form with %s has the promise about card details only if it asks for none',
  async (_name, form, isPromised) => {
    await openForm(form);
    expect(screen.getByText(copy.payee(payee.merchant, payee.processor))).toBeDefined();
    expect(screen.getByRole('img', { name: trustCopy.cards.visa })).toBeDefined();
    expect(screen.getByRole('img', { name: trustCopy.cards.mastercard })).toBeDefined();
    expect(screen.queryByText(copy.text) !== null).toBe(isPromised);
  },
);

describe('a form with visible inputs', () => {
  it('is shown with the labels and attributes of its inputs, and is submitted by a press only', async () => {
    await openForm(visible);
    expect(screen.getByRole('heading', { name: copy.detailsTitle })).toBeDefined();
    const card = screen.getByLabelText('Numărul cardului');
    const names = ['type', 'maxlength', 'autocomplete', 'required'];
    expect(names.map((name) => card.getAttribute(name))).toEqual(['tel', '19', 'cc-number', '']);
    await userEvent.type(card, '4111111111111111');
    await userEvent.selectOptions(screen.getByLabelText('Anul'), '27');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ține minte cardul' }));
    expect(posted).toHaveLength(0);
    await press('Plătește');
    expect(posted.map((entries) => entries.slice(3))).toEqual([
      [
        ['card', '4111111111111111'],
        ['year', '27'],
        ['save', 'yes'],
      ],
    ]);
  });

  it.each([
    [true, copy.detailsText],
    [false, copy.returnedDetails],
  ])(
    'has a message that depends on whether the user asked for the form (asked: %s)',
    async (isWanted, text) => {
      await openForm(visible, isWanted);
      expect(screen.getByText(text)).toBeDefined();
      expect(screen.getByLabelText('Numărul cardului')).toBeDefined();
    },
  );

  it('is described as used after Back, and a press requests a new form', async () => {
    await openForm({ ...visible, fields: visible.fields.slice(-1) });
    await press('Plătește');
    comeBack();
    expect(screen.getByText(copy.used)).toBeDefined();
    expect(screen.queryByRole('button', { name: copy.continue })).toBeNull();
    await press(copy.restart);
    expect([posted.length, requestCount]).toEqual([1, 2]);
  });

  it('leads, when the bank does not answer, to a message that the bank may have the details', async () => {
    jest.useFakeTimers();
    await openForm({ ...visible, fields: visible.fields.slice(-1) });
    fireEvent.click(screen.getByRole('button', { name: 'Plătește' }));
    expect(posted).toHaveLength(1);
    act(() => void jest.advanceTimersByTime(BANK_WAIT_MS));
    expect(screen.getByText(copy.stalledDetails)).toBeDefined();
  });
});

describe('the payment page without a form', () => {
  it('keeps the same banner, and moves the focus to it, when the user tries again', async () => {
    await open([offline(), done(visible)]);
    const banner = getBanner();
    expect(banner?.textContent).toBe(formatCallFailure('en', OFFLINE, paymentCopy.en.noForm));
    await press(paymentCopy.en.tryAgain);
    expect(await screen.findByText(copy.detailsText)).toBeDefined();
    expect(getBanner()).toBe(banner);
    expect(document.activeElement).toBe(banner);
  });

  it.each([
    ['says on a first visit that nothing was paid', true, paymentCopy.en.noForm.nothingPaid],
    ['tells a returning user to check the order first', false, paymentCopy.en.noForm.checkFirst],
  ])('%s', async (_name, isWanted, text) => {
    await open([offline()], isWanted);
    const { nothingPaid, checkFirst } = paymentCopy.en.noForm;
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText(text === checkFirst ? nothingPaid : checkFirst)).toBeNull();
  });

  it('tells the user to check the order first when a form was submitted before the failure', async () => {
    jest.useFakeTimers();
    await open([done(hidden), Promise.resolve(failed({ kind: 'refused', message: 'Coș gol' }))]);
    act(() => void jest.advanceTimersByTime(BANK_WAIT_MS));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: copy.restart })));
    expect(screen.getByText('Coș gol')).toBeDefined();
    expect(screen.getByText(paymentCopy.en.noForm.checkFirst)).toBeDefined();
  });

  it('starts no request while the page waits for the bridge', async () => {
    await open([offline()]);
    await press(paymentCopy.en.backToCart);
    await press(paymentCopy.en.tryAgain);
    expect(requestCount).toBe(1);
  });
});

describe('the request for a payment form', () => {
  const form: PaymentForm = {
    action: 'https://bank.example/pay',
    method: 'post',
    fields: [
      { kind: 'visible', name: 'card', value: '', label: 'Card', input: 'tel', required: true },
    ],
  };

  type Hook = { readonly result: { readonly current: FormRequest } };

  const request = jest.fn(() => Promise.resolve(success(form)));
  const open = (found?: PaymentForm): Hook =>
    renderHook(() => useFormRequest(request, () => found));
  const receive = (): Promise<void> => act(async () => undefined);
  const press = ({ result }: Hook): void => act(() => result.current.send({ kind: 'pressed' }));
  const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

  afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

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
    const page = open(form);
    const { result } = page;
    press(page);
    wait(BANK_WAIT_MS - 1);
    comeBack();
    expect(result.current.state).toMatchObject({ submission: { kind: 'returned' } });

    act(() => result.current.send({ kind: 'again' }));
    await receive();
    press(page);
    wait(BANK_WAIT_MS - 1);
    expect(result.current.state).toMatchObject({ submission: { kind: 'submitted' } });
    wait(1);
    expect(result.current.state).toMatchObject({ submission: { kind: 'stalled' } });
  });
});
