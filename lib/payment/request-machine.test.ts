import fc from 'fast-check';
import { stepRequest } from './request-machine.ts';
import type { RequestEvent, RequestState } from './request-machine.ts';

const form = { action: 'https://bank.example/pay', method: 'post', fields: [] } as const;
const failure = { kind: 'offline' } as const;
const starting = { kind: 'starting' } as const;

const opened = (isReturn: boolean): RequestEvent => ({
  kind: 'opened',
  found: undefined,
  isReturn,
});
const found: RequestEvent = { kind: 'opened', found: form, isReturn: false };
const again: RequestEvent = { kind: 'again' };
const answers = (attempt: number): RequestEvent => ({ kind: 'answered', attempt, form });
const failed = (attempt: number) => ({ kind: 'failed', attempt, failure }) as const;

const asking = (attempt: number, isWanted: boolean): RequestState => ({
  kind: 'asking',
  attempt,
  isWanted,
});
const answered = (attempt: number, isWanted: boolean): RequestState => ({
  kind: 'answered',
  attempt,
  form,
  isWanted,
});

describe('asking for a payment form', () => {
  it.each([
    ['opening asks', starting, opened(false), asking(1, true), 1],
    ['a return asks too, for a form that waits', starting, opened(true), asking(1, false), 1],
    ['what a reload finds waits', starting, found, answered(0, false), undefined],
    ['an answer', asking(1, true), answers(1), answered(1, true), undefined],
    ['an answer to a return', asking(1, false), answers(1), answered(1, false), undefined],
    ['a failure', asking(1, true), failed(1), failed(1), undefined],
    ['another try', failed(1), again, asking(2, true), 2],
    ['a fresh form in place of a used one', answered(2, false), again, asking(3, true), 3],
    ['a fresh form in place of a found one', answered(0, false), again, asking(1, true), 1],
  ] as const)('%s', (_name, state, event, next, attempt) => {
    const step = stepRequest(state, event);
    expect(step.state).toEqual(next);
    expect(step.effect).toEqual(attempt === undefined ? undefined : { kind: 'ask', attempt });
  });

  it.each([
    [starting, [again, answers(1), failed(1)]],
    [asking(2, true), [opened(false), found, again, answers(1), failed(1), answers(3)]],
    [answered(1, true), [opened(false), found, answers(1), failed(1)]],
    [failed(1), [opened(false), found, answers(1), failed(1)]],
  ])('%j is not changed by anything else', (state, events) => {
    for (const event of events) expect(stepRequest(state, event)).toEqual({ state });
  });

  it('has at most one request on its way, and one for each press', () => {
    const anyEvent = fc.oneof(
      fc.constantFrom(opened(false), opened(true), found, again),
      fc.integer({ min: 1, max: 4 }).map(answers),
      fc.integer({ min: 1, max: 4 }).map(failed),
    );
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        let state: RequestState = starting;
        let asked = 0;
        for (const event of events) {
          const step = stepRequest(state, event);
          if (step.effect) {
            asked += 1;
            expect(state.kind).not.toBe('asking');
          }
          state = step.state;
        }
        const presses = events.filter(({ kind }) => kind === 'again').length;
        expect(asked).toBeLessThanOrEqual(presses + 1);
      }),
    );
  });
});
