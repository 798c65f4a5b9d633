import { routes } from '@/lib/addresses/routes';
import fc from 'fast-check';
import { failed, success } from '@/lib/result';
import type { PaymentForm } from '../payment-form.ts';
import { STORAGE_KEYS } from '../browser/storage.ts';
import { findUserId, forgetUserId, storeUserId } from './stored-user.ts';
import {
  collectEntries,
  createRequestRunner,
  dropStoredForm,
  findStoredForm,
  FORM_LIFETIME_MS,
  formatInputName,
  requestAuthorizationForm,
  requestCardForm,
  stepRequest,
  stepSubmission,
  storeForm,
  submitForm,
  findReturnFlag,
  reloadWithReturnFlag,
  setReturnFlag,
} from './payment-request.ts';
import type { RequestEvent, RequestState, SubmissionState } from './payment-request.ts';

const form: PaymentForm = {
  action: 'https://bank.example/pay',
  method: 'post',
  fields: [{ kind: 'hidden', name: 'ORDER', value: '1' }],
};
const card = { kind: 'visible', name: 'card', value: '', label: 'Card', input: 'tel' } as const;
const visibleForm: PaymentForm = { ...form, fields: [{ ...card, required: true }] };
const failure = { kind: 'offline' } as const;

const KINDS = ['shown', 'pressed', 'waited', 'restored'] as const;

describe('the submission of a form', () => {
  // The states after the events of `KINDS`. `!` is the effect 'submit'.
  it.each<[SubmissionState, readonly string[]]>([
    [{ kind: 'ready', isAutomatic: true }, ['submitted!', 'submitted!', 'ready', 'ready']],
    [{ kind: 'ready', isAutomatic: false }, ['ready', 'submitted!', 'ready', 'ready']],
    [{ kind: 'submitted' }, ['submitted', 'submitted', 'stalled', 'returned']],
    [{ kind: 'stalled' }, ['stalled', 'stalled', 'stalled', 'returned']],
    [{ kind: 'returned' }, ['returned', 'returned', 'returned', 'returned']],
  ])('in the state %j goes on to %j', (state, expected) => {
    const steps = KINDS.map((kind) => stepSubmission(state, { kind }));
    expect(steps.map((step) => `${step.state.kind}${step.effect ? '!' : ''}`)).toEqual(expected);
  });

  it('happens at most once, and without a press only if it is automatic', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.constantFrom(...KINDS)), (isAutomatic, events) => {
        let state: SubmissionState = { kind: 'ready', isAutomatic };
        let submitted = 0;
        for (const kind of events) {
          const step = stepSubmission(state, { kind });
          if (step.effect === 'submit') submitted += 1;
          state = step.state;
        }
        expect(submitted).toBeLessThanOrEqual(1);
        if (!isAutomatic && !events.includes('pressed')) expect(submitted).toBe(0);
      }),
    );
  });
});

describe('the request for a form', () => {
  const starting = { kind: 'starting' } as const;
  const again = { kind: 'again' } as const;
  const first: RequestEvent = { kind: 'opened', found: undefined, isReturn: false };
  const afterReturn: RequestEvent = { ...first, isReturn: true };
  const found: RequestEvent = { ...first, found: form };
  const answer = (attempt: number): RequestEvent => ({ kind: 'answered', attempt, form });
  const fault = (attempt: number): RequestEvent => ({ kind: 'failed', attempt, failure });

  type Flags = { readonly isWanted: boolean; readonly mayBePaid: boolean };
  const WANTED: Flags = { isWanted: true, mayBePaid: false };
  const UNWANTED: Flags = { isWanted: false, mayBePaid: true };
  const WANTED_AGAIN: Flags = { isWanted: true, mayBePaid: true };
  const requesting = (attempt: number, flags: Flags): RequestState => ({
    kind: 'requesting',
    attempt,
    ...flags,
  });
  const answered = (attempt: number, flags: Flags): RequestState => ({
    kind: 'answered',
    attempt,
    form,
    ...flags,
    submission: { kind: 'ready', isAutomatic: flags.isWanted },
  });
  const failedAt = (attempt: number, mayBePaid: boolean): RequestState => ({
    kind: 'failed',
    attempt,
    failure,
    mayBePaid,
  });

  it.each<[string, RequestState, RequestEvent, RequestState]>([
    ['starts when the page opens', starting, first, requesting(1, WANTED)],
    ['starts after a return', starting, afterReturn, requesting(1, UNWANTED)],
    ['is not made when a reload finds a form', starting, found, answered(0, UNWANTED)],
    ['gives a wanted form', requesting(1, WANTED), answer(1), answered(1, WANTED)],
    ['gives an unwanted form', requesting(1, UNWANTED), answer(1), answered(1, UNWANTED)],
    ['fails', requesting(1, WANTED), fault(1), failedAt(1, false)],
    ['fails after a return', requesting(1, UNWANTED), fault(1), failedAt(1, true)],
    ['is repeated after a failure', failedAt(1, false), again, requesting(2, WANTED)],
    ['remembers a return', failedAt(1, true), again, requesting(2, WANTED_AGAIN)],
    ['replaces a form', answered(2, UNWANTED), again, requesting(3, WANTED_AGAIN)],
  ])('%s', (_, state, event, next) => {
    const step = stepRequest(state, event);
    expect(step.state).toEqual(next);
    expect(step.effect).toEqual(
      next.kind === 'requesting' ? { kind: 'request', attempt: next.attempt } : undefined,
    );
  });

  it.each([
    ['is submitted if it is wanted', WANTED, 'shown', 'submitted', true],
    ['is not submitted if it is not wanted', UNWANTED, 'shown', 'ready', false],
    ['is submitted by a press', UNWANTED, 'pressed', 'submitted', true],
  ] as const)('gives a form that %s', (_, flags, kind, next, isSubmitted) => {
    const step = stepRequest(answered(1, flags), { kind });
    const submission = expect.objectContaining({ kind: next });
    expect(step.state).toEqual({ ...answered(1, flags), mayBePaid: true, submission });
    expect(step.effect).toEqual(isSubmitted ? { kind: 'submit', form } : undefined);
  });

  it('gives a form with visible fields, which only a press submits', () => {
    const event = { kind: 'answered', attempt: 1, form: visibleForm } as const;
    const { state } = stepRequest(requesting(1, WANTED), event);
    expect(stepRequest(state, { kind: 'shown' })).toEqual({ state });
    const { effect } = stepRequest(state, { kind: 'pressed' });
    expect(effect).toEqual({ kind: 'submit', form: visibleForm });
  });

  it('remembers, when it fails, that an earlier form was submitted', () => {
    let state = answered(1, WANTED);
    for (const event of [{ kind: 'shown' }, { kind: 'waited' }, again, fault(2)] as const) {
      ({ state } = stepRequest(state, event));
    }
    expect(state).toEqual(failedAt(2, true));
  });

  const submission = KINDS.map((kind) => ({ kind }));
  const opened = [first, found];

  it.each<[RequestState, readonly RequestEvent[]]>([
    [starting, [again, answer(1), fault(1), ...submission]],
    [requesting(2, WANTED), [...opened, again, answer(1), fault(1), answer(3), ...submission]],
    [answered(1, WANTED), [...opened, answer(1), fault(1)]],
    [failedAt(1, false), [...opened, answer(1), fault(1), ...submission]],
  ])('in the state %j ignores the events that it does not handle', (state, events) => {
    for (const event of events) expect(stepRequest(state, event)).toEqual({ state });
  });

  it('is made once per opening or press, one at a time, and no form is submitted twice', () => {
    const attempts = fc.integer({ min: 1, max: 4 });
    const anyEvent = fc.oneof(
      fc.constantFrom<RequestEvent>(first, afterReturn, found, again, ...submission),
      attempts.map(answer),
      attempts.map(fault),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 8, maxLength: 40 }), (events) => {
        let state: RequestState = starting;
        let requested = 0;
        const submitted: number[] = [];
        for (const event of events) {
          const step = stepRequest(state, event);
          if (step.effect?.kind === 'submit' && state.kind === 'answered')
            submitted.push(state.attempt);
          if (step.effect?.kind === 'request') {
            requested += 1;
            expect(state.kind).not.toBe('requesting');
          }
          state = step.state;
        }
        const presses = events.filter(({ kind }) => kind === 'again').length;
        expect(requested).toBeLessThanOrEqual(1 + presses);
        expect(new Set(submitted).size).toBe(submitted.length);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    [success(form), { kind: 'answered', attempt: 3, form }],
    [failed(failure), { kind: 'failed', attempt: 3, failure }],
  ] as const)('sends its result %j and its attempt in an event', async (result, event) => {
    const sent: RequestEvent[] = [];
    const run = createRequestRunner(() => Promise.resolve(result), jest.fn());
    run({ kind: 'request', attempt: 3 }, (next) => void sent.push(next));
    await Promise.resolve();
    expect(sent).toEqual([event]);
  });

  it.each([
    ['/api/payment/authorization-form', () => requestAuthorizationForm('u1'), { userId: 'u1' }],
    ['/api/payment/card-form', () => requestCardForm('u1', 'o1'), { userId: 'u1', orderId: 'o1' }],
  ])('is a call to %s', async (address, request, body) => {
    const fetchMock = jest.spyOn(globalThis, 'fetch');
    fetchMock.mockResolvedValueOnce(Response.json({ outcome: 'done', value: form }));
    expect(await request()).toEqual(success(form));
    const options = expect.objectContaining({ body: JSON.stringify(body) });
    expect(fetchMock).toHaveBeenCalledWith(address, options);
  });

  it('is not made when a form is submitted', () => {
    const [request, submit] = [jest.fn(), jest.fn()];
    createRequestRunner(request, submit)({ kind: 'submit', form }, () => undefined);
    expect([submit.mock.calls, request.mock.calls]).toEqual([[[form]], []]);
  });
});

describe('a submitted form', () => {
  it('is posted once to its action, even when fields are named like properties of the form', () => {
    const submitted: HTMLFormElement[] = [];
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      submitted.push(this);
    });
    const names = ['submit', 'action', 'method', 'append', 'parentNode', 'nodeName', '__proto__'];
    submitForm(
      form,
      names.map((name) => [name, `of ${name}`]),
    );
    const [posted] = submitted;
    const inputs = [...document.querySelectorAll('form[hidden] > input[type=hidden]')];
    expect(submitted).toHaveLength(1);
    expect(inputs.map((input) => input.getAttribute('name'))).toEqual(names);
    const read = (name: string): unknown =>
      posted && Element.prototype.getAttribute.call(posted, name);
    expect(['action', 'method', 'accept-charset'].map(read)).toEqual([
      form.action,
      'post',
      'UTF-8',
    ]);
  });

  it('has typed values in its order, with repeated names and without unticked boxes', () => {
    const typed = new FormData();
    typed.set(formatInputName(1), '4111');
    const fields = [
      { kind: 'hidden', name: 'A', value: '1' },
      { ...card, required: false },
      { ...card, name: 'unchecked', value: 'yes', required: false },
      { kind: 'hidden', name: 'A', value: '2' },
    ] as const;
    expect(collectEntries({ ...form, fields }, typed)).toEqual([
      ['A', '1'],
      ['card', '4111'],
      ['A', '2'],
    ]);
  });
});

describe('a form that is stored for a reload', () => {
  const NOW = new Date('2026-11-21T12:00:00Z');
  const later = (ms: number): Date => new Date(NOW.getTime() + ms);
  const find = (userId = 'u1', at = NOW): PaymentForm | undefined =>
    findStoredForm(userId, ['https://bank.example'], at);

  afterEach(dropStoredForm);

  it('is found by its user, in this session, for `FORM_LIFETIME_MS`, until it is dropped', () => {
    storeForm('u1', form, NOW);
    expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
    expect(find()).toEqual(form);
    expect(find('u2')).toBeUndefined();
    expect(FORM_LIFETIME_MS).toBe(900_000);
    expect(find('u1', later(FORM_LIFETIME_MS))).toEqual(form);
    expect(find('u1', later(FORM_LIFETIME_MS + 1))).toBeUndefined();
    expect(find('u1', later(-1))).toBeUndefined();
    dropStoredForm();
    expect(sessionStorage).toHaveLength(0);
    expect(find()).toBeUndefined();
  });

  const stored = { userId: 'u1', form, at: NOW.getTime() };
  const withAction = (action: string): object => ({ ...stored, form: { ...form, action } });

  it.each([
    withAction('https://evil.example/pay'),
    withAction('http://bank.example/pay'),
    withAction('https://bank.example.evil.example/pay'),
    withAction('https://bank.example:444/pay'),
    withAction('javascript:alert(1)'),
    withAction('/pay'),
    withAction(''),
    { ...stored, form: { ...form, method: 'dialog' } },
    { ...stored, form: { ...form, fields: [{ name: 'x' }] } },
    { ...stored, at: 'now' },
    {},
    [],
    7,
    null,
  ])('is refused when it is %j', (value) => {
    sessionStorage.setItem(STORAGE_KEYS.paymentForm, JSON.stringify(value));
    expect(find()).toBeUndefined();
  });

  it('is refused when it is not JSON', () => {
    sessionStorage.setItem(STORAGE_KEYS.paymentForm, '{');
    expect(find()).toBeUndefined();
  });
});

describe('the stored user id', () => {
  afterEach(forgetUserId);

  it('is stored, found and forgotten', () => {
    expect(findUserId()).toBeUndefined();
    storeUserId('u-1');
    expect(findUserId()).toBe('u-1');
    forgetUserId();
    expect(findUserId()).toBeUndefined();
  });

  it.each(['', '../x', 'a b', '<script>', 'x'.repeat(65)])('is ignored when it is %j', (stored) => {
    localStorage.setItem(STORAGE_KEYS.paymentUserId, stored);
    expect(findUserId()).toBeUndefined();
  });
});

describe('the flag of a return', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it('is absent until it is set, and setting it keeps the rest of the history state', () => {
    expect(findReturnFlag()).toBeNull();
    history.replaceState({ other: 1 }, '');
    setReturnFlag();
    expect(history.state).toEqual({ other: 1, paymentReturn: true });
    expect(findReturnFlag()).toEqual({ paymentReturn: true });
  });

  it('is set before another address loads in the same entry', () => {
    const loading = `${routes.paymentLoading({ userId: 'u1' })}?lang=en`;
    const atReload: unknown[] = [];
    jest.spyOn(location, 'reload').mockImplementation(() => {
      atReload.push(`${location.pathname}${location.search}`, findReturnFlag());
    });
    const entries = history.length;
    reloadWithReturnFlag(loading);
    expect(atReload).toEqual([loading, { paymentReturn: true }]);
    expect(history).toHaveLength(entries);
  });

  it.each([{ other: 1 }, { paymentReturn: 'yes' }, 'paymentReturn', 7])(
    'is not in the state %j',
    (state) => {
      history.replaceState(state, '');
      expect(findReturnFlag()).toBeNull();
    },
  );
});
