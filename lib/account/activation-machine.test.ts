import type { CallFailure } from '@/lib/api/call-failure';
import { failed, success } from '@/lib/result';
import { firstActivationState, isRepeatable, stepActivation } from './activation-machine.ts';
import type { ActivationEvent, ActivationState } from './activation-machine.ts';

const pending = { kind: 'pending' } as const;
const activated = { kind: 'activated' } as const;
const refused = { kind: 'refused', message: 'Link expirat' } as const;
const interrupted = { kind: 'interrupted' } as const;
const unavailable = {
  kind: 'failed',
  failure: { kind: 'unavailable', retryAfterSeconds: 30 },
} as const;
const states: readonly ActivationState[] = [
  firstActivationState,
  pending,
  activated,
  refused,
  interrupted,
  unavailable,
];
const activate = { kind: 'activate' };

const answeredDone: ActivationEvent = { kind: 'answered', result: success(null) };
const answeredFailure = (failure: CallFailure): ActivationEvent => ({
  kind: 'answered',
  result: failed(failure),
});
const askedAgain: ActivationEvent = { kind: 'asked-again' };
const opened = (stored?: (ActivationEvent & { kind: 'opened' })['stored']): ActivationEvent => ({
  kind: 'opened',
  stored,
});

describe('the activation page', () => {
  it('opened without a stored state activates the account', () => {
    const step = stepActivation(firstActivationState, opened());
    expect(step).toEqual({ state: pending, effect: activate });
  });

  it.each([
    [pending, interrupted],
    [activated, activated],
    [refused, refused],
    [interrupted, interrupted],
  ])('opened with the stored state %j takes the state %j, without a call', (stored, state) => {
    expect(stepActivation(firstActivationState, opened(stored))).toEqual({ state });
  });

  it("after a success stores 'activated'", () => {
    const effect = { kind: 'store', state: activated };
    expect(stepActivation(pending, answeredDone)).toEqual({ state: activated, effect });
  });

  it.each([
    [{ kind: 'refused', message: 'Link expirat' }, refused],
    [{ kind: 'refused' }, { kind: 'refused', message: undefined }],
  ] as const)('after the failure %j stores %j', (failure, state) => {
    const effect = { kind: 'store', state };
    expect(stepActivation(pending, answeredFailure(failure))).toEqual({ state, effect });
  });

  it.each([
    { kind: 'unavailable', retryAfterSeconds: 30 },
    { kind: 'broken' },
    { kind: 'offline' },
    { kind: 'unreached' },
    { kind: 'limited', retryAfterSeconds: 30 },
    { kind: 'rejected' },
  ] as const)("after the failure %j stores 'interrupted'", (failure) => {
    expect(stepActivation(pending, answeredFailure(failure))).toEqual({
      state: { kind: 'failed', failure },
      effect: { kind: 'store', state: interrupted },
    });
  });

  it.each(states)(
    'asked again in the state %j makes the call only if the state is `failed` or `interrupted`',
    (state) => {
      const isUndecided = state.kind === 'interrupted' || state.kind === 'failed';
      expect(isRepeatable(state)).toBe(isUndecided);
      const expected = isUndecided ? { state: pending, effect: activate } : { state };
      expect(stepActivation(state, askedAgain)).toEqual(expected);
    },
  );

  it.each(states.filter(({ kind }) => kind !== 'pending'))(
    'in the state %j ignores an answer',
    (state) => {
      const step = stepActivation(state, answeredDone);
      expect(step.state).toBe(state);
      expect(step.effect).toBeUndefined();
    },
  );

  it.each(states.filter(({ kind }) => kind !== 'starting'))(
    'in the state %j ignores the event `opened`',
    (state) => {
      for (const event of [opened(), opened(activated), opened(pending)]) {
        const step = stepActivation(state, event);
        expect(step.state).toBe(state);
        expect(step.effect).toBeUndefined();
      }
    },
  );
});
