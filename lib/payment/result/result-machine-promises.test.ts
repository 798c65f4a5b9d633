import fc from 'fast-check';
import { startResult, stepResult } from './result-machine.ts';
import type { ResultEffect, ResultEvent, ResultState } from './result-machine.ts';

const ORDER = '1234567';

const anyAttempt = fc.integer({ min: 1, max: 6 });
const anyEvent: fc.Arbitrary<ResultEvent> = fc.oneof(
  fc.constantFrom<ResultEvent>(
    { kind: 'shown', failedBefore: 0 },
    { kind: 'try-again', userId: 'u1' },
    { kind: 'authorize-again' },
    { kind: 'back-to-cart' },
    { kind: 'told', answer: 'sent' },
    { kind: 'told', answer: 'no-app' },
    { kind: 'restored' },
  ),
  anyAttempt.map((attempt) => ({ kind: 'authorized', attempt, payload: { attempt } }) as const),
  anyAttempt.map(
    (attempt) => ({ kind: 'failed', attempt, failure: { kind: 'unreached' } }) as const,
  ),
);

const anyStart = fc.constantFrom(
  startResult({ kind: 'approved', order: ORDER }),
  startResult({ kind: 'approved', order: undefined }),
  startResult({ kind: 'unclear', order: ORDER }),
);

type Transition = {
  readonly before: ResultState;
  readonly event: ResultEvent;
  readonly effect: ResultEffect | undefined;
  readonly after: ResultState;
};

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
  fc.assert(
    fc.property(anyStart, fc.array(anyEvent, { maxLength: 60 }), (start, events) =>
      check(runEvents(start, events), start),
    ),
    { numRuns: 2_000 },
  );
}

const isTold = (kind: 'sent' | 'no-app') => (transition: Transition) =>
  transition.event.kind === 'told' &&
  transition.event.answer === kind &&
  transition.before !== transition.after;

describe('for every sequence of events on the result page', () => {
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

  it('the app gets at most one message, which is sent again only if no app received it', () => {
    always((transitions) => {
      const told = transitions.filter(({ effect }) => effect?.kind === 'tell').length;
      const undelivered = transitions.filter(isTold('no-app')).length;
      expect(told).toBeLessThanOrEqual(undelivered + 1);
      expect(transitions.filter(isTold('sent')).length).toBeLessThanOrEqual(1);
    });
  });

  it('the app never gets both success and error', () => {
    always((transitions) => {
      const types = transitions.flatMap(({ effect }) =>
        effect?.kind === 'tell' ? [effect.message.type] : [],
      );
      expect(new Set(types).size).toBeLessThanOrEqual(1);
    });
  });

  it('the app gets no message while the result is unknown', () => {
    always((transitions) => {
      for (const { before, effect } of transitions) {
        if (effect?.kind === 'tell') expect(['authorized', 'declined']).toContain(before.kind);
      }
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
