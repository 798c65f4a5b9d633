import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { routes } from '@/lib/addresses/routes';
import type { PaymentForm } from '@/lib/api/payment-form';
import { BRIDGE_WAIT_MS } from '@/lib/app/bridge';
import { BANK_WAIT_MS } from '@/lib/payment/request/submission-machine';
import { findReturnFlag } from '@/lib/payment/result/return-flag';
import { success } from '@/lib/result';
import { useBfcacheRestore } from './use-bfcache-restore.ts';
import { useFormRequest } from './use-form-request.ts';
import type { FormRequest } from './use-form-request.ts';
import { useIsInApp } from './use-is-in-app.ts';
import { useOnFirstVisible } from './use-on-first-visible.ts';
import { useResetAfterEdit } from './use-reset-after-edit.ts';

const define = (name: 'visibilityState' | 'prerendering', value: unknown): void =>
  void Object.defineProperty(document, name, { value, configurable: true });
const change = (type: string): void => void document.dispatchEvent(new Event(type));
const showPage = (persisted: boolean): void =>
  void dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(document, 'prerendering');
});

describe('the request for a payment form', () => {
  const form: PaymentForm = {
    action: 'https://bank.example/pay',
    method: 'post',
    fields: [
      { kind: 'hidden', name: 'ORDER', value: '1' },
      { kind: 'visible', name: 'card', value: '', label: 'Card', input: 'tel', required: true },
    ],
  };
  const hidden: PaymentForm = { ...form, fields: form.fields.slice(0, 1) };

  type Page = { readonly result: { readonly current: FormRequest } };

  const submit = jest.fn();
  let requestCount = 0;
  const open = (found?: PaymentForm, isReturn = false): Page =>
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

  beforeEach(() => {
    requestCount = 0;
    submit.mockClear();
    history.replaceState(null, '', routes.cardPayment({ userId: 'u1', orderId: 'o1' }));
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
  });

  it.each([
    ['at a first visit, and does not set the return flag', false, null, false],
    ['at a return, and sets the return flag', true, null, true],
    ['at a load with the return flag, and keeps the flag', false, { paymentReturn: true }, true],
  ])('starts %s', async (_, isReturn, historyState, mayBePaid) => {
    history.replaceState(historyState, '');
    const { result } = open(undefined, isReturn);
    expect(result.current.state).toMatchObject({ kind: 'requesting', mayBePaid });
    expect([requestCount, findReturnFlag() !== null]).toEqual([1, mayBePaid]);
    await receive();
    expect(result.current.state).toMatchObject({ kind: 'answered', isWanted: !mayBePaid, form });
  });

  it('waits until the visitor opens a prerendered page', async () => {
    define('prerendering', true);
    const { result } = open();
    expect([result.current.state.kind, requestCount]).toEqual(['starting', 0]);
    act(() => change('prerenderingchange'));
    expect([result.current.state.kind, requestCount]).toEqual(['requesting', 1]);
    await receive();
  });

  it('is not made when an earlier load has stored a form, and that form is not submitted by itself', () => {
    const { result } = open(hidden);
    expect(result.current.state).toMatchObject({ kind: 'answered', submission: { kind: 'ready' } });
    expect([requestCount, submit.mock.calls]).toEqual([0, []]);
  });

  it.each([
    ['form-action', 'stalled'],
    ['img-src', 'submitted'],
  ])('after a violation of the directive %s is %s', (effectiveDirective, kind) => {
    const page = open(form);
    press(page);
    const violation = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective });
    act(() => void document.dispatchEvent(violation));
    expect(page.result.current.state).toMatchObject({ submission: { kind } });
  });

  it('waits `BANK_WAIT_MS` from the start of a submission, also after an earlier one and Back', async () => {
    jest.useFakeTimers();
    const page = open(form);
    const { result } = page;
    press(page);
    wait(BANK_WAIT_MS - 1);
    act(() => showPage(true));
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

describe('a callback for the moment when the page first becomes visible', () => {
  it('runs at once on a visible page, and only once although Strict Mode runs effects twice', () => {
    define('visibilityState', 'visible');
    const run = jest.fn();
    renderHook(() => useOnFirstVisible(run), { wrapper: StrictMode });
    change('visibilitychange');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['in the background', 'visibilityState', 'hidden', 'visible', 'visibilitychange'],
    ['prerendered', 'prerendering', true, false, 'prerenderingchange'],
  ] as const)('waits while the page is %s, unless the component unmounts', (...row) => {
    const [, property, before, after, event] = row;
    define('visibilityState', 'visible');
    define(property, before);
    const [run, unmountedRun] = [jest.fn(), jest.fn()];
    renderHook(() => useOnFirstVisible(run));
    renderHook(() => useOnFirstVisible(unmountedRun)).unmount();
    change('visibilitychange');
    expect(run).not.toHaveBeenCalled();
    define(property, after);
    change(event);
    expect([run.mock.calls.length, unmountedRun.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('the callback for a restore from the bfcache', () => {
  it('is called in its newest version, at each restore, until the component unmounts', () => {
    const calls: string[] = [];
    const { rerender, unmount } = renderHook(
      ({ name }) => useBfcacheRestore(() => void calls.push(name)),
      { initialProps: { name: 'first' } },
    );
    showPage(false);
    showPage(true);
    rerender({ name: 'second' });
    showPage(true);
    unmount();
    showPage(true);
    expect(calls).toEqual(['first', 'second']);
  });
});

describe('a page that asks whether it is in an app', () => {
  const addBridge = (): void =>
    void Reflect.set(window, 'NativeApp', { postMessage: () => undefined });

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void Reflect.deleteProperty(window, 'NativeApp'));

  it('is in an app when the bridge exists at once', () => {
    addBridge();
    expect(renderHook(useIsInApp).result.current).toBe(true);
  });

  it.each([
    [0, true],
    [BRIDGE_WAIT_MS, false],
  ])('learns of a bridge that appears after %i ms: %s', async (delay, expected) => {
    const { result } = renderHook(useIsInApp);
    await act(() => jest.advanceTimersByTimeAsync(delay));
    expect(result.current).toBe(false);
    addBridge();
    await act(() => jest.advanceTimersByTimeAsync(BRIDGE_WAIT_MS));
    expect(result.current).toBe(expected);
  });
});

// `e2e/specs/operation/development.spec.ts` tests the reset itself in the development server.
it('outside development a failed page that is rendered again is not reset', () => {
  const reset = jest.fn();
  renderHook(() => useResetAfterEdit(reset)).rerender();
  expect(reset).not.toHaveBeenCalled();
});
