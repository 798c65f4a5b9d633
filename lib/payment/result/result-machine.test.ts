import { startResult, stepResult } from './result-machine.ts';
import type { ResultEffect, ResultEvent, ResultState } from './result-machine.ts';

const ORDER = '1234567';
const PAYLOAD = { data: { order: ORDER } };
const failure = { kind: 'unreached' } as const;
const here = { kind: 'here', isTold: false } as const;
const telling = { kind: 'telling' } as const;
const told = { kind: 'here', isTold: true } as const;
const success = { type: 'exit_success', payload: PAYLOAD } as const;
const error = { type: 'exit_error', message: 'Exit screen' } as const;

const states = {
  starting: { kind: 'starting', order: ORDER },
  authorizing1: { kind: 'authorizing', order: ORDER, attempt: 1 },
  authorizing2: { kind: 'authorizing', order: ORDER, attempt: 2 },
  unauthorized1: { kind: 'unauthorized', order: ORDER, attempt: 1, failure },
  authorized: { kind: 'authorized', payload: PAYLOAD, exit: here },
  authorizedTelling: { kind: 'authorized', payload: PAYLOAD, exit: telling },
  authorizedTold: { kind: 'authorized', payload: PAYLOAD, exit: told },
  unverifiable: { kind: 'unverifiable' },
  declined: { kind: 'declined', exit: here },
  declinedTelling: { kind: 'declined', exit: telling },
  declinedTold: { kind: 'declined', exit: told },
  declinedOpening: { kind: 'declined', exit: { kind: 'opening', isTold: false } },
} as const satisfies Record<string, ResultState>;

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
  toldSent: { kind: 'told', answer: 'sent' },
  toldNoApp: { kind: 'told', answer: 'no-app' },
  restored: { kind: 'restored' },
} as const satisfies Record<string, ResultEvent>;

type StateName = keyof typeof states;
type EventName = keyof typeof events;
type Row = readonly [StateName, ResultEffect?];

const authorize = (attempt: number): ResultEffect => ({ kind: 'authorize', order: ORDER, attempt });
const openLoading: ResultEffect = { kind: 'open-loading', userId: 'u1' };
const openExit: ResultEffect = { kind: 'open-exit' };

/** An event that is not listed changes nothing and has no effect. */
const TABLE: Readonly<Record<StateName, Partial<Record<EventName, Row>>>> = {
  starting: {
    shown: ['authorizing1', authorize(1)],
    shownAgain: ['authorizing2', authorize(2)],
  },
  authorizing1: { authorized1: ['authorized'], failed1: ['unauthorized1'] },
  authorizing2: { authorized2: ['authorized'] },
  unauthorized1: {
    authorizeAgain: ['authorizing2', authorize(2)],
    backToCart: ['unauthorized1', openExit],
  },
  authorized: { backToCart: ['authorizedTelling', { kind: 'tell', message: success }] },
  authorizedTelling: { toldSent: ['authorizedTold'], toldNoApp: ['authorized', openExit] },
  authorizedTold: { backToCart: ['authorizedTold', openExit] },
  unverifiable: { backToCart: ['unverifiable', openExit] },
  declined: {
    tryAgain: ['declinedOpening', openLoading],
    backToCart: ['declinedTelling', { kind: 'tell', message: error }],
  },
  declinedTelling: { toldSent: ['declinedTold'], toldNoApp: ['declined', openExit] },
  declinedTold: { backToCart: ['declinedTold', openExit] },
  declinedOpening: { restored: ['declined'] },
};

/** Names of a state and an event whose next state is not in `states`. Each has a test below. */
const SEPARATE: readonly string[] = ['authorizing2 failed2', 'declinedTold tryAgain'];

const isStateName = (name: string): name is StateName => name in states;
const isEventName = (name: string): name is EventName => name in events;
const pairs = Object.keys(states)
  .filter(isStateName)
  .flatMap((state) =>
    Object.keys(events)
      .filter(isEventName)
      .map((event) => ({ state, event })),
  )
  .filter(({ state, event }) => !SEPARATE.includes(`${state} ${event}`));

describe('the result page', () => {
  it.each(pairs)('follows the table in state $state at event $event', ({ state, event }) => {
    const before = states[state];
    const step = stepResult(before, events[event]);
    const row = TABLE[state][event];
    if (row === undefined) {
      expect(step.state).toBe(before);
      expect(step.effect).toBeUndefined();
      return;
    }
    expect(step.state).toEqual(states[row[0]]);
    expect(step.effect).toEqual(row[1]);
  });

  it('gives the second failure the attempt number 2', () => {
    expect(stepResult(states.authorizing2, events.failed2)).toEqual({
      state: { kind: 'unauthorized', order: ORDER, attempt: 2, failure },
    });
  });

  it('lets the user pay again when the app got the message but did not close the page', () => {
    expect(stepResult(states.declinedTold, events.tryAgain)).toEqual({
      state: { kind: 'declined', exit: { kind: 'opening', isTold: true } },
      effect: openLoading,
    });
  });
});

describe('the first state', () => {
  it.each([
    [{ kind: 'approved', order: ORDER }, states.starting],
    [{ kind: 'approved', order: undefined }, states.unverifiable],
    [
      { kind: 'declined', code: '51', message: undefined, help: 'funds', order: ORDER },
      states.declined,
    ],
    [{ kind: 'unclear', order: ORDER }, states.declined],
  ] as const)('follows from the bank return %j', (bankReturn, state) => {
    expect(startResult(bankReturn)).toEqual(state);
  });
});
