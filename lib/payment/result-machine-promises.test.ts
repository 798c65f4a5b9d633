import fc from 'fast-check';
import { startResult, stepResult } from './result-machine.ts';
import type { ResultEffect, ResultEvent, ResultState } from './result-machine.ts';

const ORDER = '1234567';

const anyAttempt = fc.integer({ min: 1, max: 6 });
const anyEvent: fc.Arbitrary<ResultEvent> = fc.oneof(
  fc.constantFrom<ResultEvent>(
    { kind: 'shown', failedBefore: 0 },
    { kind: 'try-again', userId: 'u1' },
    { kind: 'try-again', userId: undefined },
    { kind: 'back-to-cart' },
    { kind: 'told', answer: 'sent' },
    { kind: 'told', answer: 'no-app' },
    { kind: 'restored' },
  ),
  anyAttempt.map((attempt) => ({ kind: 'authorized', attempt, payload: { attempt } }) as const),
  anyAttempt.map(
    (attempt) => ({ kind: 'failed', attempt, failure: { outcome: 'unreached' } }) as const,
  ),
);

const anyStart = fc.constantFrom(
  startResult({ kind: 'approved', order: ORDER }),
  startResult({ kind: 'approved', order: undefined }),
  startResult({ kind: 'unclear', order: ORDER }),
);

type Moment = {
  readonly before: ResultState;
  readonly event: ResultEvent;
  readonly effect: ResultEffect | undefined;
  readonly after: ResultState;
};

function play(start: ResultState, played: readonly ResultEvent[]): readonly Moment[] {
  const moments: Moment[] = [];
  let state = start;
  for (const event of played) {
    const step = stepResult(state, event);
    moments.push({ before: state, event, effect: step.effect, after: step.state });
    state = step.state;
  }
  return moments;
}

function always(check: (moments: readonly Moment[], start: ResultState) => void): void {
  fc.assert(
    fc.property(anyStart, fc.array(anyEvent, { maxLength: 60 }), (start, played) =>
      check(play(start, played), start),
    ),
    { numRuns: 2_000 },
  );
}

const isTold = (kind: 'sent' | 'no-app') => (moment: Moment) =>
  moment.event.kind === 'told' && moment.event.answer === kind && moment.before !== moment.after;

describe('whatever happens on the result page', () => {
  it('no authorization is asked for while another is on its way', () => {
    always((moments) => {
      for (const { before, effect, after } of moments) {
        if (effect?.kind !== 'authorize') continue;
        expect(before.kind).not.toBe('authorizing');
        expect(after).toEqual({ kind: 'authorizing', order: ORDER, attempt: effect.attempt });
      }
    });
  });

  it('every press, and the showing of the page, asks at most once', () => {
    always((moments) => {
      const asked = moments.filter(({ effect }) => effect?.kind === 'authorize');
      const causes = moments.filter(({ event }) => event.kind === 'try-again').length + 1;
      expect(asked.length).toBeLessThanOrEqual(causes);
      for (const { event } of asked) expect(['shown', 'try-again']).toContain(event.kind);
      expect(asked.map(({ effect }) => effect)).toEqual(
        asked.map((_, index) => ({ kind: 'authorize', order: ORDER, attempt: index + 1 })),
      );
    });
  });

  it('nothing is asked for without an approval that names its order', () => {
    always((moments, start) => {
      if (start.kind === 'starting') return;
      expect(moments.some(({ effect }) => effect?.kind === 'authorize')).toBe(false);
    });
  });

  it('the app hears of success only after the answer to the last request, with its payload', () => {
    always((moments) => {
      moments.forEach(({ effect }, index) => {
        if (effect?.kind !== 'tell' || effect.message.type !== 'exit_success') return;
        const asked = moments
          .slice(0, index)
          .flatMap((moment) => (moment.effect?.kind === 'authorize' ? [moment.effect] : []));
        expect(effect.message.payload).toEqual({ attempt: asked.at(-1)?.attempt });
      });
    });
  });

  it('the app hears once, and before that only when nobody was there', () => {
    always((moments) => {
      const told = moments.filter(({ effect }) => effect?.kind === 'tell').length;
      const unheard = moments.filter(isTold('no-app')).length;
      expect(told).toBeLessThanOrEqual(unheard + 1);
      expect(moments.filter(isTold('sent')).length).toBeLessThanOrEqual(1);
    });
  });

  it('success and error are never both told', () => {
    always((moments) => {
      const types = moments.flatMap(({ effect }) =>
        effect?.kind === 'tell' ? [effect.message.type] : [],
      );
      expect(new Set(types).size).toBeLessThanOrEqual(1);
    });
  });

  it('the app hears nothing while nobody knows', () => {
    always((moments) => {
      for (const { before, effect } of moments) {
        if (effect?.kind === 'tell') expect(['authorized', 'declined']).toContain(before.kind);
      }
    });
  });

  it('a success stays one', () => {
    always((moments) => {
      for (const { before, after } of moments) {
        if (before.kind === 'authorized') expect(after.kind).toBe('authorized');
      }
    });
  });
});
