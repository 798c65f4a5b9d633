import fc from 'fast-check';
import { stepRequest } from './request-machine.ts';
import type { FormEvent } from './form-machine.ts';
import type { RequestEvent, RequestState } from './request-machine.ts';

const form = { action: 'https://bank.example/pay', method: 'post', fields: [] } as const;
const failure = { outcome: 'offline' } as const;
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

const onItsWay = (kind: FormEvent['kind']): RequestEvent => ({ kind });
const way = ['shown', 'pressed', 'waited', 'restored'] as const;

const asking = (attempt: number, isWanted: boolean, mayBePaid = !isWanted): RequestState => ({
  kind: 'asking',
  attempt,
  isWanted,
  mayBePaid,
});
const answered = (attempt: number, isWanted: boolean, mayBePaid = !isWanted): RequestState => ({
  kind: 'answered',
  attempt,
  form,
  isWanted,
  mayBePaid,
  way: { kind: 'ready', sendsItself: isWanted },
});
const hasFailed = (attempt: number, mayBePaid = false): RequestState => ({
  ...failed(attempt),
  mayBePaid,
});

describe('asking for a payment form', () => {
  it.each([
    ['opening asks', starting, opened(false), asking(1, true), 1],
    ['a return asks too, for a form that waits', starting, opened(true), asking(1, false), 1],
    ['what a reload finds waits', starting, found, answered(0, false), undefined],
    ['an answer', asking(1, true), answers(1), answered(1, true), undefined],
    ['an answer to a return', asking(1, false), answers(1), answered(1, false), undefined],
    ['a failure', asking(1, true), failed(1), hasFailed(1), undefined],
    ['a failure after a return', asking(1, false), failed(1), hasFailed(1, true), undefined],
    ['another try', hasFailed(1), again, asking(2, true), 2],
    ['another try after a return', hasFailed(1, true), again, asking(2, true, true), 2],
    ['a fresh form in place of a used one', answered(2, false), again, asking(3, true, true), 3],
    ['a fresh form in place of a found one', answered(0, false), again, asking(1, true, true), 1],
  ] as const)('%s', (_name, state, event, next, attempt) => {
    const step = stepRequest(state, event);
    expect(step.state).toEqual(next);
    expect(step.effect).toEqual(attempt === undefined ? undefined : { kind: 'ask', attempt });
  });

  it.each([
    ['one that was asked for leaves by itself', answered(1, true), 'shown', 'sent', true],
    ['one that nobody asked for waits', answered(1, false), 'shown', 'ready', false],
    ['and leaves by a press', answered(1, false), 'pressed', 'sent', true],
  ] as const)('of the answered forms %s', (_name, state, kind, next, isSubmitted) => {
    const step = stepRequest(state, onItsWay(kind));
    expect(step.state).toMatchObject({ kind: 'answered', attempt: 1, form, way: { kind: next } });
    expect(step.effect).toEqual(isSubmitted ? { kind: 'submit', form } : undefined);
  });

  it('does not forget that a form has left, whatever fails after it', () => {
    let state = answered(1, true);
    for (const event of [onItsWay('shown'), onItsWay('waited'), again, failed(2)]) {
      ({ state } = stepRequest(state, event));
    }
    expect(state).toEqual(hasFailed(2, true));
  });

  it('waits with a form that has something to fill in', () => {
    const visible = { kind: 'visible', name: 'card', value: '', label: 'Card' } as const;
    const shown = { ...form, fields: [{ ...visible, input: 'tel', required: true }] } as const;
    const { state } = stepRequest(asking(1, true), { kind: 'answered', attempt: 1, form: shown });
    expect(stepRequest(state, onItsWay('shown'))).toEqual({ state });
    expect(stepRequest(state, onItsWay('pressed')).effect).toEqual({ kind: 'submit', form: shown });
  });

  it.each([
    [starting, [again, answers(1), failed(1), ...way.map(onItsWay)]],
    [
      asking(2, true),
      [opened(false), found, again, answers(1), failed(1), answers(3), ...way.map(onItsWay)],
    ],
    [answered(1, true), [opened(false), found, answers(1), failed(1)]],
    [hasFailed(1), [opened(false), found, answers(1), failed(1), ...way.map(onItsWay)]],
  ])('%j is not changed by anything else', (state, events) => {
    for (const event of events) expect(stepRequest(state, event)).toEqual({ state });
  });

  it('has at most one request on its way, one for each press, and sends a form once', () => {
    const anyEvent = fc.oneof(
      fc.constantFrom(opened(false), opened(true), found, again, ...way.map(onItsWay)),
      fc.integer({ min: 1, max: 4 }).map(answers),
      fc.integer({ min: 1, max: 4 }).map(failed),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 8, maxLength: 40 }), (events) => {
        let state: RequestState = starting;
        let asked = 0;
        const sent: number[] = [];
        for (const event of events) {
          const step = stepRequest(state, event);
          if (step.effect?.kind === 'submit' && state.kind === 'answered') sent.push(state.attempt);
          if (step.effect?.kind === 'ask') {
            asked += 1;
            expect(state.kind).not.toBe('asking');
          }
          state = step.state;
        }
        const presses = events.filter(({ kind }) => kind === 'again').length;
        expect(asked).toBeLessThanOrEqual(presses + 1);
        expect(new Set(sent).size).toBe(sent.length);
      }),
      { numRuns: 1000 },
    );
  });
});
