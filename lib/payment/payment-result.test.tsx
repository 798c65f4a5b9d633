import fc from 'fast-check';
import { routes } from '@/lib/addresses/routes';
import { failed, success } from '@/lib/result';
import type { CallResult } from '../api/api-contract.ts';
import { STORAGE_KEYS } from '../browser/storage.ts';
import { browserExitActions } from './payment-exit.ts';
import type { ExitState } from './payment-exit.ts';
import {
  browserActions,
  createResultRunner,
  findFailedAttempts,
  forgetFailedAttempts,
  storeFailedAttempts,
  startResult,
  stepResult,
} from './payment-result.ts';
import type { ResultEffect, ResultEvent, ResultState } from './payment-result.ts';

const ORDER = '1234567';
const PAYLOAD = { data: { order: ORDER } };
const failure = { kind: 'unreached' } as const;

const starting: ResultState = { kind: 'starting', order: ORDER };
const unverifiable: ResultState = { kind: 'unverifiable' };
const here: ExitState = { kind: 'here', isTold: false };
const told: ExitState = { kind: 'here', isTold: true };
const declined = (exit: ExitState): ResultState => ({ kind: 'declined', exit });

describe('the result page', () => {
  const telling: ExitState = { kind: 'telling' };
  const opening: ExitState = { kind: 'opening', isTold: false };
  const authorizing = (attempt: number): ResultState => ({
    kind: 'authorizing',
    order: ORDER,
    attempt,
  });
  const unauthorized = (attempt: number): ResultState => ({
    kind: 'unauthorized',
    order: ORDER,
    attempt,
    failure,
  });
  const authorized = (exit: ExitState): ResultState => ({
    kind: 'authorized',
    payload: PAYLOAD,
    exit,
  });

  const events = {
    shown: { kind: 'shown', failedBefore: 0 },
    shownAgain: { kind: 'shown', failedBefore: 1 },
    authorized1: { kind: 'authorized', attempt: 1, payload: PAYLOAD },
    authorized2: { kind: 'authorized', attempt: 2, payload: PAYLOAD },
    failed1: { kind: 'failed', attempt: 1, failure },
    failed2: { kind: 'failed', attempt: 2, failure },
    tryAgain: { kind: 'try-again', userId: 'u1' },
    authorizeAgain: { kind: 'authorize-again' },
    backToCart: { kind: 'back-to-cart' },
    sent: { kind: 'told', result: 'sent' },
    noApp: { kind: 'told', result: 'no-app' },
    restored: { kind: 'restored' },
  } as const satisfies Record<string, ResultEvent>;

  const authorize = (attempt: number): ResultEffect => ({
    kind: 'authorize',
    order: ORDER,
    attempt,
  });
  const openLoading: ResultEffect = { kind: 'open-loading', userId: 'u1' };
  const openExit: ResultEffect = { kind: 'open-exit' };
  const tellSuccess: ResultEffect = {
    kind: 'tell',
    message: { type: 'exit_success', payload: PAYLOAD },
  };
  const tellError: ResultEffect = {
    kind: 'tell',
    message: { type: 'exit_error', message: 'Exit screen' },
  };

  type Steps = Partial<Record<keyof typeof events, readonly [ResultState, ResultEffect?]>>;

  // An event that is not listed changes nothing and has no effect. `payment-exit.test.tsx` shows all
  // steps of the exit.
  it.each<[ResultState, Steps]>([
    [
      starting,
      {
        shown: [authorizing(1), authorize(1)],
        shownAgain: [authorizing(2), authorize(2)],
      },
    ],
    [authorizing(1), { authorized1: [authorized(here)], failed1: [unauthorized(1)] }],
    [authorizing(2), { authorized2: [authorized(here)], failed2: [unauthorized(2)] }],
    [
      unauthorized(1),
      {
        authorizeAgain: [authorizing(2), authorize(2)],
        backToCart: [unauthorized(1), openExit],
      },
    ],
    [authorized(here), { backToCart: [authorized(telling), tellSuccess] }],
    [authorized(told), { backToCart: [authorized(told), openExit] }],
    [unverifiable, { backToCart: [unverifiable, openExit] }],
    [
      declined(here),
      {
        tryAgain: [declined(opening), openLoading],
        backToCart: [declined(telling), tellError],
      },
    ],
    [declined(telling), { sent: [declined(told)], noApp: [declined(here), openExit] }],
    [declined(opening), { restored: [declined(here)] }],
  ])('in the state %j takes these steps: %j', (state, steps) => {
    const listed = new Map(Object.entries(steps));
    for (const [name, event] of Object.entries(events)) {
      const row = listed.get(name);
      const step = stepResult(state, event);
      expect([name, step.state, step.effect]).toEqual([name, row?.[0] ?? state, row?.[1]]);
      if (row === undefined) expect(step.state).toBe(state);
    }
  });

  it.each([
    [{ kind: 'approved', order: ORDER }, starting],
    [{ kind: 'approved', order: undefined }, unverifiable],
    [
      { kind: 'declined', code: '51', message: undefined, help: 'funds', order: ORDER },
      declined(here),
    ],
    [{ kind: 'unclear', order: ORDER }, declined(here)],
  ] as const)('has a first state that follows from the bank return %j', (bankReturn, state) => {
    expect(startResult(bankReturn)).toEqual(state);
  });
});

describe('for every sequence of events on the result page', () => {
  type Transition = {
    readonly before: ResultState;
    readonly event: ResultEvent;
    readonly effect: ResultEffect | undefined;
    readonly after: ResultState;
  };

  const anyAttempt = fc.integer({ min: 1, max: 6 });
  const anyEvent: fc.Arbitrary<ResultEvent> = fc.oneof(
    fc.constantFrom<ResultEvent>(
      { kind: 'shown', failedBefore: 0 },
      { kind: 'try-again', userId: 'u1' },
      { kind: 'authorize-again' },
      { kind: 'back-to-cart' },
      { kind: 'told', result: 'sent' },
      { kind: 'told', result: 'no-app' },
      { kind: 'restored' },
    ),
    anyAttempt.map((attempt) => ({ kind: 'authorized', attempt, payload: { attempt } }) as const),
    anyAttempt.map((attempt) => ({ kind: 'failed', attempt, failure }) as const),
  );

  function runEvents(start: ResultState, events: readonly ResultEvent[]): readonly Transition[] {
    const transitions: Transition[] = [];
    let state = start;
    for (const event of events) {
      const step = stepResult(state, event);
      transitions.push({ before: state, event, effect: step.effect, after: step.state });
      state = step.state;
    }
    return transitions;
  }

  function always(check: (transitions: readonly Transition[], start: ResultState) => void): void {
    const anyStart = fc.constantFrom(starting, unverifiable, declined(here));
    fc.assert(
      fc.property(anyStart, fc.array(anyEvent, { maxLength: 60 }), (start, events) =>
        check(runEvents(start, events), start),
      ),
      { numRuns: 2_000 },
    );
  }

  const isTold = (result: 'sent' | 'no-app') => (transition: Transition) =>
    transition.event.kind === 'told' &&
    transition.event.result === result &&
    transition.before !== transition.after;

  it('at most one authorization is in flight', () => {
    always((transitions) => {
      for (const { before, effect, after } of transitions) {
        if (effect?.kind !== 'authorize') continue;
        expect(before.kind).not.toBe('authorizing');
        expect(after).toEqual({ kind: 'authorizing', order: ORDER, attempt: effect.attempt });
      }
    });
  });

  it('each opening or press starts at most one authorization, and attempts are counted from 1', () => {
    always((transitions) => {
      const asked = transitions.filter(({ effect }) => effect?.kind === 'authorize');
      const causes = transitions.filter(({ event }) => event.kind === 'authorize-again').length + 1;
      expect(asked.length).toBeLessThanOrEqual(causes);
      for (const { event } of asked) expect(['shown', 'authorize-again']).toContain(event.kind);
      expect(asked.map(({ effect }) => effect)).toEqual(
        asked.map((_, index) => ({ kind: 'authorize', order: ORDER, attempt: index + 1 })),
      );
    });
  });

  it('nothing is authorized without RC 00 and an order', () => {
    always((transitions, start) => {
      if (start.kind === 'starting') return;
      expect(transitions.some(({ effect }) => effect?.kind === 'authorize')).toBe(false);
    });
  });

  it('the app gets a success message only after the latest authorization succeeded, with the payload of that authorization', () => {
    always((transitions) => {
      transitions.forEach(({ effect }, index) => {
        if (effect?.kind !== 'tell' || effect.message.type !== 'exit_success') return;
        const asked = transitions
          .slice(0, index)
          .flatMap((transition) =>
            transition.effect?.kind === 'authorize' ? [transition.effect] : [],
          );
        expect(effect.message.payload).toEqual({ attempt: asked.at(-1)?.attempt });
      });
    });
  });

  it('the app gets one message at most, sent again only if no app received it, and none while the result is unknown', () => {
    always((transitions) => {
      const tells = transitions.filter(({ effect }) => effect?.kind === 'tell');
      const undelivered = transitions.filter(isTold('no-app')).length;
      expect(tells.length).toBeLessThanOrEqual(undelivered + 1);
      expect(transitions.filter(isTold('sent')).length).toBeLessThanOrEqual(1);
      for (const { before } of tells) expect(['authorized', 'declined']).toContain(before.kind);
      const types = tells.map(({ effect }) => effect?.kind === 'tell' && effect.message.type);
      expect(new Set(types).size).toBeLessThanOrEqual(1);
    });
  });

  it('an authorized order stays authorized', () => {
    always((transitions) => {
      for (const { before, after } of transitions) {
        if (before.kind === 'authorized') expect(after.kind).toBe('authorized');
      }
    });
  });
});

describe('the authorization of an order', () => {
  async function authorize(result: CallResult<'orderAuthorized'>): Promise<readonly ResultEvent[]> {
    const sent: ResultEvent[] = [];
    const call = jest.fn(() => Promise.resolve(result));
    const run = createResultRunner({ authorize: call, tellApp: jest.fn(), open: jest.fn() }, {});
    run({ kind: 'authorize', order: ORDER, attempt: 2 }, (event) => void sent.push(event));
    await Promise.resolve();
    expect(call.mock.calls).toEqual([[ORDER]]);
    return sent;
  }

  afterEach(forgetFailedAttempts);

  it('sends the payload in an event and clears the count of failures', async () => {
    storeFailedAttempts(ORDER, 1);
    const event = { kind: 'authorized', attempt: 2, payload: PAYLOAD };
    expect(await authorize(success({ payload: PAYLOAD }))).toEqual([event]);
    expect(findFailedAttempts(ORDER)).toBe(0);
  });

  it('sends the failure in an event and counts it', async () => {
    expect(await authorize(failed(failure))).toEqual([{ kind: 'failed', attempt: 2, failure }]);
    expect(findFailedAttempts(ORDER)).toBe(2);
  });

  it('does not start when the user leaves for the exit page, which opens in the chosen language', () => {
    const [open, call, tellApp] = [jest.fn(), jest.fn(), jest.fn()];
    const run = createResultRunner({ open, authorize: call, tellApp }, { lang: 'en' });
    run({ kind: 'open-exit' }, () => undefined);
    expect(open.mock.calls).toEqual([[`${routes.paymentExit()}?lang=en`]]);
    expect([call.mock.calls, tellApp.mock.calls]).toEqual([[], []]);
  });

  it('is a call to our own route, and `browserActions` contains `browserExitActions`', async () => {
    const fetchMock = jest.spyOn(globalThis, 'fetch');
    const value = { payload: PAYLOAD };
    fetchMock.mockResolvedValueOnce(Response.json({ outcome: 'done', value }));
    expect(await browserActions.authorize(ORDER)).toEqual(success(value));
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/payment/order-authorized',
      expect.objectContaining({ body: JSON.stringify({ order: ORDER }) }),
    );
    expect(browserActions).toMatchObject(browserExitActions);
  });
});

describe('the failed authorizations of an order', () => {
  afterEach(forgetFailedAttempts);

  it('are stored for one order at a time, until they are forgotten', () => {
    expect(findFailedAttempts('a-1')).toBe(0);
    storeFailedAttempts('a-1', 2);
    expect([findFailedAttempts('a-1'), findFailedAttempts('a-2')]).toEqual([2, 0]);
    storeFailedAttempts('a-2', 1);
    expect([findFailedAttempts('a-1'), findFailedAttempts('a-2')]).toEqual([0, 1]);
    forgetFailedAttempts();
    expect(findFailedAttempts('a-2')).toBe(0);
  });

  it.each([
    ['a-1 12', 12],
    ['a-1 999', 999],
    ['', 0],
    ['a-1', 0],
    ['a-1 ', 0],
    ['a-1 two', 0],
    ['a-1 -1', 0],
    ['a-1 1e9', 0],
    ['a-1 1000', 0],
  ])('are, when the stored value is "%s": %i', (stored, count) => {
    sessionStorage.setItem(STORAGE_KEYS.failedAttempts, stored);
    expect(findFailedAttempts('a-1')).toBe(count);
  });
});
