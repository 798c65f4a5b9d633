import type { CallFailure } from '@/lib/api/call-failure';
import { failed, success } from '@/lib/result';
import {
  continueAt,
  createActivationRunner,
  findStoredActivation,
  firstActivationState,
  isRepeatable,
  stepActivation,
  storeActivation,
} from './account-activation.ts';
import type {
  ActivationEvent,
  ActivationState,
  StoredActivationState,
} from './account-activation.ts';

const pending = { kind: 'pending' } as const;
const activated = { kind: 'activated' } as const;
const refused = { kind: 'refused', message: 'Link expirat' } as const;
const interrupted = { kind: 'interrupted' } as const;
const done: ActivationEvent = { kind: 'answered', result: success(null) };

describe('the activation page', () => {
  const unavailable = { kind: 'unavailable', retryAfterSeconds: 30 } as const;
  const unactivated: ActivationState = { kind: 'failed', failure: unavailable };
  const states = [firstActivationState, pending, activated, refused, interrupted, unactivated];
  const activate = { kind: 'activate' };
  const opened = (stored?: StoredActivationState): ActivationEvent => ({ kind: 'opened', stored });
  const answered = (failure: CallFailure): ActivationEvent => ({
    kind: 'answered',
    result: failed(failure),
  });

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

  it.each<[ActivationEvent, ActivationState]>([
    [done, activated],
    [answered(refused), refused],
    [answered({ kind: 'refused' }), { kind: 'refused', message: undefined }],
  ])('after the answer %j takes and stores the state %j', (answer, state) => {
    expect(stepActivation(pending, answer)).toEqual({ state, effect: { kind: 'store', state } });
  });

  it.each<CallFailure>([
    unavailable,
    { kind: 'broken' },
    { kind: 'offline' },
    { kind: 'unreached' },
    { kind: 'limited', retryAfterSeconds: 30 },
    { kind: 'rejected' },
  ])("after the failure %j stores 'interrupted'", (failure) => {
    expect(stepActivation(pending, answered(failure))).toEqual({
      state: { kind: 'failed', failure },
      effect: { kind: 'store', state: interrupted },
    });
  });

  it.each(states)('asked again calls only if it failed or was interrupted, here: %j', (state) => {
    const isUndecided = state === interrupted || state === unactivated;
    expect(isRepeatable(state)).toBe(isUndecided);
    const expected = isUndecided ? { state: pending, effect: activate } : { state };
    expect(stepActivation(state, { kind: 'asked-again' })).toEqual(expected);
  });

  it.each(states)('takes an answer only while it waits, and opens only once, here: %j', (state) => {
    const ignored = [
      ...(state === pending ? [] : [done]),
      ...(state === firstActivationState ? [] : [opened(), opened(activated), opened(pending)]),
    ];
    for (const event of ignored) {
      const step = stepActivation(state, event);
      expect(step.state).toBe(state);
      expect(step.effect).toBeUndefined();
    }
  });

  it("stores 'pending', calls, and sends the result of the call as an event", async () => {
    history.replaceState(null, '');
    const calls: unknown[] = [];
    const sent: ActivationEvent[] = [];
    const run = createActivationRunner('t', async (token) => {
      calls.push([token, history.state]);
      return success(null);
    });
    run({ kind: 'activate' }, (event) => void sent.push(event));
    await Promise.resolve();
    await Promise.resolve();
    expect(calls).toEqual([['t', { activation: pending }]]);
    expect(sent).toEqual([done]);

    run({ kind: 'store', state: activated }, () => undefined);
    expect(history.state).toEqual({ activation: activated });
    expect(calls).toHaveLength(1);
  });
});

describe('the activation in the history entry', () => {
  const loadAs = (type: string): void => {
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.create({ type })]);
  };

  beforeEach(() => {
    history.replaceState({ framework: 'kept' }, '');
    loadAs('navigate');
  });

  it("is absent at first, and does not remove Next's state from the entry", () => {
    expect(findStoredActivation()).toBeUndefined();
    storeActivation(activated);
    expect(history.state).toMatchObject({ framework: 'kept' });
    expect(findStoredActivation()).toEqual(activated);
  });

  it.each<[StoredActivationState, string, StoredActivationState | undefined]>([
    [activated, 'reload', activated],
    [pending, 'reload', pending],
    [interrupted, 'reload', undefined],
    [refused, 'reload', undefined],
    [interrupted, 'back_forward', interrupted],
    [refused, 'back_forward', refused],
  ])('stored as %j and loaded by %s is %j', (stored, type, found) => {
    storeActivation(stored);
    loadAs(type);
    expect(findStoredActivation()).toEqual(found);
  });

  it('with a refusal is found once after `continueAt`', () => {
    const reload = jest.spyOn(location, 'reload').mockImplementation(() => undefined);
    storeActivation(refused);
    continueAt('/en/activation');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/en/activation');
    loadAs('reload');
    expect(findStoredActivation()).toEqual(refused);
    expect(findStoredActivation()).toBeUndefined();
  });

  it.each([
    ['activated', undefined],
    [null, undefined],
    [{}, undefined],
    [{ kind: 'finished' }, undefined],
    [{ kind: 'refused' }, { kind: 'refused' }],
    [{ kind: 'refused', message: 1 }, { kind: 'refused' }],
    [{ kind: 'interrupted', more: 'x' }, interrupted],
  ])('is checked when it is read: %j is %j', (activation, found) => {
    history.replaceState({ activation }, '');
    loadAs('back_forward');
    expect(findStoredActivation()).toEqual(found);
  });
});
