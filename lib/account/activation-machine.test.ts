import { firstActivationState, isRepeatable, moveActivation } from './activation-machine.ts';
import type { ActivationEvent, ActivationState } from './activation-machine.ts';

const pending: ActivationState = { kind: 'pending' };
const activated: ActivationState = { kind: 'activated' };
const refused: ActivationState = { kind: 'refused', message: 'Link expirat' };
const interrupted: ActivationState = { kind: 'interrupted' };
const troubled: ActivationState = {
  kind: 'troubled',
  failure: { outcome: 'unavailable', retryAfterSeconds: 30 },
};
const states = [pending, activated, refused, interrupted, troubled];

const answered = (answer: (ActivationEvent & { kind: 'answered' })['answer']): ActivationEvent => ({
  kind: 'answered',
  answer,
});
const done = answered({ outcome: 'done', value: null });
const askedAgain: ActivationEvent = { kind: 'asked-again' };
const returned = (leftIn: ActivationState): ActivationEvent => ({ kind: 'returned', leftIn });

describe('the activation page', () => {
  it('starts pending', () => {
    expect(firstActivationState).toEqual(pending);
  });

  it.each([
    [{ outcome: 'done', value: null }, activated],
    [{ outcome: 'refused', message: 'Link expirat' }, refused],
    [{ outcome: 'refused' }, { kind: 'refused', message: undefined }],
    [{ outcome: 'unavailable', retryAfterSeconds: 30 }, troubled],
    [{ outcome: 'broken' }, { kind: 'troubled', failure: { outcome: 'broken' } }],
    [{ outcome: 'offline' }, { kind: 'troubled', failure: { outcome: 'offline' } }],
    [{ outcome: 'unreached' }, { kind: 'troubled', failure: { outcome: 'unreached' } }],
    [
      { outcome: 'limited', retryAfterSeconds: 30 },
      { kind: 'troubled', failure: { outcome: 'limited', retryAfterSeconds: 30 } },
    ],
    [{ outcome: 'rejected' }, { kind: 'troubled', failure: { outcome: 'rejected' } }],
  ] as const)('after the answer %j is %j', (answer, state) => {
    expect(moveActivation(pending, answered(answer))).toEqual(state);
  });

  it.each([
    [pending, interrupted],
    [activated, activated],
    [refused, refused],
    [troubled, troubled],
  ])('left in %j and seen again is %j', (leftIn, state) => {
    expect(moveActivation(pending, returned(leftIn))).toEqual(state);
  });

  it.each([
    [pending, pending],
    [activated, activated],
    [refused, refused],
    [interrupted, pending],
    [troubled, pending],
  ])('from %j, asked again, is %j', (state, next) => {
    expect(moveActivation(state, askedAgain)).toEqual(next);
    expect(isRepeatable(state)).toBe(next !== state);
  });

  it.each(states.filter((state) => state !== pending))(
    'in %j hears no late answer and no second return',
    (state) => {
      for (const event of [done, returned(activated), returned(pending)])
        expect(moveActivation(state, event)).toBe(state);
    },
  );
});
