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
const openedWithForm: RequestEvent = { kind: 'opened', found: form, isReturn: false };
const again: RequestEvent = { kind: 'again' };
const answeredEvent = (attempt: number): RequestEvent => ({ kind: 'answered', attempt, form });
const failedEvent = (attempt: number) => ({ kind: 'failed', attempt, failure }) as const;

const submissionEvents: readonly SubmissionEvent[] = [
  { kind: 'shown' },
  { kind: 'pressed' },
  { kind: 'waited' },
  { kind: 'restored' },
];

const requestingState = (
  attempt: number,
  isWanted: boolean,
  mayBePaid = !isWanted,
): RequestState => ({
  kind: 'requesting',
  attempt,
  isWanted,
  mayBePaid,
});
const answeredState = (
  attempt: number,
  isWanted: boolean,
  mayBePaid = !isWanted,
): RequestState => ({
  kind: 'answered',
  attempt,
  form,
  isWanted,
  mayBePaid,
  submission: { kind: 'ready', isAutomatic: isWanted },
});
const failedState = (attempt: number, mayBePaid = false): RequestState => ({
  ...failedEvent(attempt),
  mayBePaid,
});

describe('the request machine', () => {
  it.each([
    ['requests a form when the page opens', starting, opened(false), requestingState(1, true), 1],
    [
      'requests a form after a return, to be submitted only by a press',
      starting,
      opened(true),
      requestingState(1, false),
      1,
    ],
    [
      'takes the form that a reload finds, to be submitted only by a press',
      starting,
      openedWithForm,
      answeredState(0, false),
      undefined,
    ],
    [
      'takes the form that it requested, to be submitted automatically',
      requestingState(1, true),
      answeredEvent(1),
      answeredState(1, true),
      undefined,
    ],
    [
      'takes the form that it requested after a return, to be submitted only by a press',
      requestingState(1, false),
      answeredEvent(1),
      answeredState(1, false),
      undefined,
    ],
    [
      'changes to the failed state when the request fails',
      requestingState(1, true),
      failedEvent(1),
      failedState(1),
      undefined,
    ],
    [
      'remembers, when the request after a return fails, that the user may have paid',
      requestingState(1, false),
      failedEvent(1),
      failedState(1, true),
      undefined,
    ],
    ['requests a form again after a failure', failedState(1), again, requestingState(2, true), 2],
    [
      'remembers, when the user tries again after a return, that the user may have paid',
      failedState(1, true),
      again,
      requestingState(2, true, true),
      2,
    ],
    [
      'requests a new form in place of one that it requested before',
      answeredState(2, false),
      again,
      requestingState(3, true, true),
      3,
    ],
    [
      'requests a new form in place of one that a reload found',
      answeredState(0, false),
      again,
      requestingState(1, true, true),
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
      answeredState(1, true),
      'shown',
      'submitted',
      true,
    ],
    [
      'does not automatically submit a form that the user did not ask for',
      answeredState(1, false),
      'shown',
      'ready',
      false,
    ],
    [
      'submits a form that the user did not ask for, if the user presses the button',
      answeredState(1, false),
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

  it('remembers, when a new request fails, that an earlier form was submitted', () => {
    let state = answeredState(1, true);
    for (const event of [
      { kind: 'shown' } as const,
      { kind: 'waited' } as const,
      again,
      failedEvent(2),
    ]) {
      ({ state } = stepRequest(state, event));
    }
    expect(state).toEqual(failedState(2, true));
  });

  it('submits a form with visible fields only by a press', () => {
    const visibleField = { kind: 'visible', name: 'card', value: '', label: 'Card' } as const;
    const visibleForm = {
      ...form,
      fields: [{ ...visibleField, input: 'tel', required: true }],
    } as const;
    const { state } = stepRequest(requestingState(1, true), {
      kind: 'answered',
      attempt: 1,
      form: visibleForm,
    });
    expect(stepRequest(state, { kind: 'shown' } as const)).toEqual({ state });
    expect(stepRequest(state, { kind: 'pressed' }).effect).toEqual({
      kind: 'submit',
      form: visibleForm,
    });
  });

  it.each([
    [starting, [again, answeredEvent(1), failedEvent(1), ...submissionEvents]],
    [
      requestingState(2, true),
      [
        opened(false),
        openedWithForm,
        again,
        answeredEvent(1),
        failedEvent(1),
        answeredEvent(3),
        ...submissionEvents,
      ],
    ],
    [answeredState(1, true), [opened(false), openedWithForm, answeredEvent(1), failedEvent(1)]],
    [
      failedState(1),
      [opened(false), openedWithForm, answeredEvent(1), failedEvent(1), ...submissionEvents],
    ],
  ])('in the state %j ignores the events that it does not handle', (state, events) => {
    for (const event of events) expect(stepRequest(state, event)).toEqual({ state });
  });

  it('requests at most one form per opening or press, one at a time, and submits no form twice', () => {
    const anyEvent = fc.oneof(
      fc.constantFrom(opened(false), opened(true), openedWithForm, again, ...submissionEvents),
      fc.integer({ min: 1, max: 4 }).map(answeredEvent),
      fc.integer({ min: 1, max: 4 }).map(failedEvent),
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
