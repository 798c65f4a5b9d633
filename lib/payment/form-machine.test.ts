import fc from 'fast-check';
import { stepForm } from './form-machine.ts';
import type { FormEvent, FormState } from './form-machine.ts';

const kinds = ['shown', 'pressed', 'waited', 'restored'] as const;
const waiting: FormState = { kind: 'ready', sendsItself: false };
const eager: FormState = { kind: 'ready', sendsItself: true };

type Row = readonly [FormState, FormEvent['kind'], FormState['kind'], 'submit' | 'nothing'];

const TABLE: readonly Row[] = [
  [eager, 'shown', 'sent', 'submit'],
  [eager, 'pressed', 'sent', 'submit'],
  [eager, 'waited', 'ready', 'nothing'],
  [eager, 'restored', 'ready', 'nothing'],
  [waiting, 'shown', 'ready', 'nothing'],
  [waiting, 'pressed', 'sent', 'submit'],
  [waiting, 'waited', 'ready', 'nothing'],
  [waiting, 'restored', 'ready', 'nothing'],
  [{ kind: 'sent' }, 'shown', 'sent', 'nothing'],
  [{ kind: 'sent' }, 'pressed', 'sent', 'nothing'],
  [{ kind: 'sent' }, 'waited', 'stalled', 'nothing'],
  [{ kind: 'sent' }, 'restored', 'returned', 'nothing'],
  [{ kind: 'stalled' }, 'shown', 'stalled', 'nothing'],
  [{ kind: 'stalled' }, 'pressed', 'stalled', 'nothing'],
  [{ kind: 'stalled' }, 'waited', 'stalled', 'nothing'],
  [{ kind: 'stalled' }, 'restored', 'returned', 'nothing'],
  [{ kind: 'returned' }, 'shown', 'returned', 'nothing'],
  [{ kind: 'returned' }, 'pressed', 'returned', 'nothing'],
  [{ kind: 'returned' }, 'waited', 'returned', 'nothing'],
  [{ kind: 'returned' }, 'restored', 'returned', 'nothing'],
];

describe('a form that leads to the bank', () => {
  it.each(TABLE)('%j, %s: %s %s', (state, kind, next, effect) => {
    const step = stepForm(state, { kind });
    expect(step.state.kind).toBe(next);
    expect(step.effect ?? 'nothing').toBe(effect);
  });

  it('leaves at most once, and never by itself when it must wait', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.constantFrom(...kinds)), (sendsItself, events) => {
        let state: FormState = { kind: 'ready', sendsItself };
        let sent = 0;
        for (const kind of events) {
          const step = stepForm(state, { kind });
          if (step.effect === 'submit') sent += 1;
          state = step.state;
        }
        expect(sent).toBeLessThanOrEqual(1);
        if (!sendsItself && !events.includes('pressed')) expect(sent).toBe(0);
      }),
    );
  });
});
