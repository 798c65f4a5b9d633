import fc from 'fast-check';
import { firstExitState, stepExit } from './exit-machine.ts';
import type { ExitEffect, ExitEvent, ExitState } from './exit-machine.ts';

const states = {
  here: firstExitState,
  hereTold: { kind: 'here', isTold: true },
  telling: { kind: 'telling' },
  opening: { kind: 'opening', isTold: false },
  openingTold: { kind: 'opening', isTold: true },
} as const satisfies Record<string, ExitState>;

const events = {
  backToCart: { kind: 'back-to-cart' },
  tryAgain: { kind: 'try-again', userId: 'u1' },
  toldSent: { kind: 'told', answer: 'sent' },
  toldNoApp: { kind: 'told', answer: 'no-app' },
  restored: { kind: 'restored' },
} as const satisfies Record<string, ExitEvent>;

type StateName = keyof typeof states;
type EventName = keyof typeof events;

const success = { type: 'exit_success', payload: { data: 1 } } as const;
const tell: ExitEffect = { kind: 'tell', message: success };
const openLoading: ExitEffect = { kind: 'open-loading', userId: 'u1' };
const openExit: ExitEffect = { kind: 'open-exit' };

/** An event that the table does not list changes nothing and has no effect. */
const TABLE: Readonly<
  Record<StateName, Partial<Record<EventName, readonly [StateName, ExitEffect?]>>>
> = {
  here: { backToCart: ['telling', tell], tryAgain: ['opening', openLoading] },
  hereTold: { backToCart: ['hereTold', openExit], tryAgain: ['openingTold', openLoading] },
  telling: { toldSent: ['hereTold'], toldNoApp: ['here', openExit] },
  opening: { restored: ['here'] },
  openingTold: { restored: ['hereTold'] },
};

const isStateName = (name: string): name is StateName => name in states;
const isEventName = (name: string): name is EventName => name in events;
const pairs = Object.keys(states)
  .filter(isStateName)
  .flatMap((state) =>
    Object.keys(events)
      .filter(isEventName)
      .map((event) => ({ state, event })),
  );

describe('leaving a payment', () => {
  it.each(pairs)('follows the table in state $state at event $event', ({ state, event }) => {
    const step = stepExit(states[state], events[event], success);
    const [next, effect] = TABLE[state][event] ?? [state];
    expect(step.state).toEqual(states[next]);
    expect(step.effect).toEqual(effect);
    if (next === state) expect(step.state).toBe(states[state]);
  });

  it('tells the app of an error when the caller gives no message', () => {
    const { effect } = stepExit(firstExitState, events.backToCart);
    expect(effect).toEqual({
      kind: 'tell',
      message: { type: 'exit_error', message: 'Exit screen' },
    });
  });

  it('delivers at most one message, and starts nothing else while it tells the app', () => {
    const anyEvent = fc.constantFrom<ExitEvent>(...Object.values(events));
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (sequence) => {
        let state: ExitState = firstExitState;
        let delivered = 0;
        for (const event of sequence) {
          const step = stepExit(state, event);
          if (step.effect?.kind === 'tell') expect(delivered).toBe(0);
          if (state.kind === 'telling' && event.kind !== 'told') expect(step).toEqual({ state });
          if (state.kind === 'telling' && event === events.toldSent) delivered += 1;
          state = step.state;
        }
        expect(delivered).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1_000 },
    );
  });
});
