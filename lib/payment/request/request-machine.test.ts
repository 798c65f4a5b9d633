import fc from 'fast-check';
import { stepRequest } from './request-machine.ts';

import type { RequestEvent, RequestState } from './request-machine.ts';
import type { SubmissionEvent } from './submission-machine.ts';

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

const submissionEvents: readonly SubmissionEvent[] = [
  { kind: 'shown' },
  { kind: 'pressed' },
  { kind: 'waited' },
  { kind: 'restored' },
];

const requesting = (attempt: number, isWanted: boolean, mayBePaid = !isWanted): RequestState => ({
  kind: 'requesting',
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
  submission: { kind: 'ready', isAutomatic: isWanted },
});
const hasFailed = (attempt: number, mayBePaid = false): RequestState => ({
  ...failed(attempt),
  mayBePaid,
});

describe('the request machine', () => {
  it.each([
    ['requests a form when the page opens', starting, opened(false), requesting(1, true), 1],
    [
      'requests a form after a return, to be submitted only by a press',
      starting,
      opened(true),
      requesting(1, false),
      1,
    ],
    [
      'takes the form that a reload finds, to be submitted only by a press',
      starting,
      found,
      answered(0, false),
      undefined,
    ],
    [
      'takes the form that it requested, to be submitted automatically',
      requesting(1, true),
      answers(1),
      answered(1, true),
      undefined,
    ],
    [
      'takes the form that it requested after a return, to be submitted only by a press',
      requesting(1, false),
      answers(1),
      answered(1, false),
      undefined,
    ],
    ['takes a failure', requesting(1, true), failed(1), hasFailed(1), undefined],
    [
      'remembers, when the request after a return fails, that the user may have paid',
      requesting(1, false),
      failed(1),
      hasFailed(1, true),
      undefined,
    ],
    ['requests a form again after a failure', hasFailed(1), again, requesting(2, true), 2],
    [
      'remembers, when the user tries again after a return, that the user may have paid',
      hasFailed(1, true),
      again,
      requesting(2, true, true),
      2,
    ],
    [
      'requests a new form in place of one that it requested before',
      answered(2, false),
      again,
      requesting(3, true, true),
      3,
    ],
    [
      'requests a new form in place of one that a reload found',
      answered(0, false),
      again,
      requesting(1, true, true),
      1,
    ],
  ] as const)('%s', (_name, state, event, next, attempt) => {
    const step = stepRequest(state, event);
    expect(step.state).toEqual(next);
    expect(step.effect).toEqual(attempt === undefined ? undefined : { kind: 'request', attempt });
  });

  it.each([
    [
      'automatically submits a form that the user asked for',
      answered(1, true),
      'shown',
      'submitted',
      true,
    ],
    [
      'does not automatically submit a form that the user did not ask for',
      answered(1, false),
      'shown',
      'ready',
      false,
    ],
    [
      'submits a form that the user did not ask for when the user presses the button',
      answered(1, false),
      'pressed',
      'submitted',
      true,
    ],
  ] as const)('%s', (_name, state, kind, next, isSubmitted) => {
    const step = stepRequest(state, { kind });
    expect(step.state).toMatchObject({
      kind: 'answered',
      attempt: 1,
      form,
      submission: { kind: next },
    });
    expect(step.effect).toEqual(isSubmitted ? { kind: 'submit', form } : undefined);
  });

  it('still knows after a later failure that a form was submitted', () => {
    let state = answered(1, true);
    for (const event of [
      { kind: 'shown' } as const,
      { kind: 'waited' } as const,
      again,
      failed(2),
    ]) {
      ({ state } = stepRequest(state, event));
    }
    expect(state).toEqual(hasFailed(2, true));
  });

  it('submits a form with visible fields only by a press', () => {
    const visible = { kind: 'visible', name: 'card', value: '', label: 'Card' } as const;
    const shown = { ...form, fields: [{ ...visible, input: 'tel', required: true }] } as const;
    const { state } = stepRequest(requesting(1, true), {
      kind: 'answered',
      attempt: 1,
      form: shown,
    });
    expect(stepRequest(state, { kind: 'shown' } as const)).toEqual({ state });
    expect(stepRequest(state, { kind: 'pressed' }).effect).toEqual({ kind: 'submit', form: shown });
  });

  it.each([
    [starting, [again, answers(1), failed(1), ...submissionEvents]],
    [
      requesting(2, true),
      [opened(false), found, again, answers(1), failed(1), answers(3), ...submissionEvents],
    ],
    [answered(1, true), [opened(false), found, answers(1), failed(1)]],
    [hasFailed(1), [opened(false), found, answers(1), failed(1), ...submissionEvents]],
  ])('in the state %j ignores every other event', (state, events) => {
    for (const event of events) expect(stepRequest(state, event)).toEqual({ state });
  });

  it('requests only one form per opening or press, one at a time, and submits none twice', () => {
    const anyEvent = fc.oneof(
      fc.constantFrom(opened(false), opened(true), found, again, ...submissionEvents),
      fc.integer({ min: 1, max: 4 }).map(answers),
      fc.integer({ min: 1, max: 4 }).map(failed),
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
        const openings = 1;
        expect(requested).toBeLessThanOrEqual(openings + presses);
        expect(new Set(submitted).size).toBe(submitted.length);
      }),
      { numRuns: 1000 },
    );
  });
});
