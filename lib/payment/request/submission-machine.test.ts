import fc from 'fast-check';
import { stepSubmission } from './submission-machine.ts';
import type { SubmissionEvent, SubmissionState } from './submission-machine.ts';

const kinds = ['shown', 'pressed', 'waited', 'restored'] as const;
const manual: SubmissionState = { kind: 'ready', isAutomatic: false };
const automatic: SubmissionState = { kind: 'ready', isAutomatic: true };

type Row = readonly [
  SubmissionState,
  SubmissionEvent['kind'],
  SubmissionState['kind'],
  'submit' | 'nothing',
];

const TABLE: readonly Row[] = [
  [automatic, 'shown', 'submitted', 'submit'],
  [automatic, 'pressed', 'submitted', 'submit'],
  [automatic, 'waited', 'ready', 'nothing'],
  [automatic, 'restored', 'ready', 'nothing'],
  [manual, 'shown', 'ready', 'nothing'],
  [manual, 'pressed', 'submitted', 'submit'],
  [manual, 'waited', 'ready', 'nothing'],
  [manual, 'restored', 'ready', 'nothing'],
  [{ kind: 'submitted' }, 'shown', 'submitted', 'nothing'],
  [{ kind: 'submitted' }, 'pressed', 'submitted', 'nothing'],
  [{ kind: 'submitted' }, 'waited', 'stalled', 'nothing'],
  [{ kind: 'submitted' }, 'restored', 'returned', 'nothing'],
  [{ kind: 'stalled' }, 'shown', 'stalled', 'nothing'],
  [{ kind: 'stalled' }, 'pressed', 'stalled', 'nothing'],
  [{ kind: 'stalled' }, 'waited', 'stalled', 'nothing'],
  [{ kind: 'stalled' }, 'restored', 'returned', 'nothing'],
  [{ kind: 'returned' }, 'shown', 'returned', 'nothing'],
  [{ kind: 'returned' }, 'pressed', 'returned', 'nothing'],
  [{ kind: 'returned' }, 'waited', 'returned', 'nothing'],
  [{ kind: 'returned' }, 'restored', 'returned', 'nothing'],
];

describe('the submission of a form', () => {
  it.each(TABLE)('goes from %j at the event %s to %s, effect %s', (state, kind, next, effect) => {
    const step = stepSubmission(state, { kind });
    expect(step.state.kind).toBe(next);
    expect(step.effect ?? 'nothing').toBe(effect);
  });

  it('happens at most once, and without a press only if it is automatic', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.constantFrom(...kinds)), (isAutomatic, events) => {
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
