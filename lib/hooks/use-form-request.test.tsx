import { act, renderHook } from '@testing-library/react';
import type { PaymentForm } from '@/lib/api/payment-form';
import { findStoredForm, storeForm } from '@/lib/payment/request/stored-form';
import { BANK_WAIT_MS } from '@/lib/payment/request/submission-machine';
import { findReturnFlag } from '@/lib/payment/result/return-flag';
import { success } from '@/lib/result';
import { useFormRequest } from './use-form-request.ts';
import type { FormRequest } from './use-form-request.ts';

const form: PaymentForm = {
  action: 'https://bank.example/pay',
  method: 'post',
  fields: [
    { kind: 'hidden', name: 'ORDER', value: '1' },
    { kind: 'visible', name: 'card', value: '', label: 'Card', input: 'tel', required: true },
  ],
};
const hidden: PaymentForm = { ...form, fields: form.fields.slice(0, 1) };

type Given = { readonly found?: PaymentForm; readonly isReturn?: boolean };
type Page = { readonly result: { readonly current: FormRequest }; readonly unmount: () => void };

let requestCount = 0;
let posted: (readonly [string, unknown])[][] = [];

const open = ({ found, isReturn = false }: Given): Page =>
  renderHook(() =>
    useFormRequest(
      () => {
        requestCount += 1;
        return Promise.resolve(success(form));
      },
      () => found,
      () => isReturn,
    ),
  );
const receive = (): Promise<void> => act(async () => undefined);
const press = ({ result }: Page): void => act(() => result.current.send({ kind: 'pressed' }));
const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
const restore = (): void =>
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

beforeEach(() => {
  [requestCount, posted] = [0, []];
  history.replaceState(null, '', '/payment/client/u1/o1/pay');
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function leave(
    this: HTMLFormElement,
  ) {
    posted.push([...new FormData(this)]);
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'prerendering');
  document.body.replaceChildren();
});

describe('the request for a payment form', () => {
  it.each([
    ['at a first visit, and does not set the return flag', false, null, false],
    ['at a return, and sets the return flag', true, null, true],
    ['at a load with the return flag, and keeps the flag', false, { paymentReturn: true }, true],
  ])('starts %s', async (...row) => {
    const [, isReturn, historyState, mayBePaid] = row;
    history.replaceState(historyState, '');
    const { result } = open({ isReturn });
    expect(result.current.state).toMatchObject({ kind: 'requesting', mayBePaid });
    expect([requestCount, findReturnFlag() !== null]).toEqual([1, mayBePaid]);
    await receive();
    expect(result.current.state).toMatchObject({ kind: 'answered', isWanted: !mayBePaid, form });
  });

  it('waits until the visitor opens a prerendered page', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const { result } = open({});
    expect([result.current.state.kind, requestCount]).toEqual(['starting', 0]);
    act(() => void document.dispatchEvent(new Event('prerenderingchange')));
    expect([result.current.state.kind, requestCount]).toEqual(['requesting', 1]);
  });

  it('is not made when an earlier load has stored a form, and that form is not submitted by itself', () => {
    const { result } = open({ found: hidden });
    expect(result.current.state).toMatchObject({ kind: 'answered', submission: { kind: 'ready' } });
    expect([requestCount, posted]).toEqual([0, []]);
  });
});

describe('the submission of a payment form', () => {
  const filled = [
    ['ORDER', '1'],
    ['card', '4111'],
  ];

  it.each([
    ['what the visitor has filled in', 'form', [filled]],
    ['nothing when the element with `formId` is not a form', 'div', []],
  ])('sends %s, and drops the stored form', async (_, name, expected) => {
    const page = open({});
    await receive();
    storeForm('u1', form, new Date());
    const element = document.createElement(name);
    element.id = page.result.current.formId;
    element.innerHTML = '<input name="field-1" value="4111">';
    document.body.append(element);
    press(page);
    expect(posted).toEqual(expected);
    expect(findStoredForm('u1', ['https://bank.example'], new Date())).toBeUndefined();
  });

  it.each([
    ['form-action', 'stalled'],
    ['img-src', 'submitted'],
  ])('after a violation of the directive %s is %s', (effectiveDirective, kind) => {
    const page = open({ found: form });
    press(page);
    const violation = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective });
    act(() => void document.dispatchEvent(violation));
    expect(page.result.current.state).toMatchObject({ submission: { kind } });
  });

  it('waits `BANK_WAIT_MS` from its start, also after an earlier submission and Back', async () => {
    jest.useFakeTimers();
    const page = open({ found: form });
    const { result } = page;
    press(page);
    wait(BANK_WAIT_MS - 1);
    restore();
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
