import { continueAt, findStoredActivation, storeActivation } from './stored-activation.ts';
import type { StoredActivationState } from './activation-machine.ts';

const loadAs = (type: string): void => {
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.create({ type })]);
};

beforeEach(() => {
  history.replaceState({ framework: 'kept' }, '');
  loadAs('navigate');
});

const pending = { kind: 'pending' } as const;
const activated = { kind: 'activated' } as const;
const interrupted = { kind: 'interrupted' } as const;
const refused = { kind: 'refused', message: 'Expired' } as const;

describe('the activation in the history entry', () => {
  it("does not remove Next's state from the entry", () => {
    storeActivation(activated);
    expect(history.state).toMatchObject({ framework: 'kept' });
    expect(findStoredActivation()).toEqual(activated);
  });

  it('is absent on a first visit', () => {
    expect(findStoredActivation()).toBeUndefined();
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
    ['no object', 'activated', undefined],
    ['null', null, undefined],
    ['an object without a kind', {}, undefined],
    ['a state that does not exist', { kind: 'finished' }, undefined],
    ['a refusal without a message', { kind: 'refused' }, { kind: 'refused' }],
    [
      'a refusal with a message that is not a string',
      { kind: 'refused', message: 1 },
      { kind: 'refused' },
    ],
    ['a state with more fields', { kind: 'interrupted', more: 'x' }, interrupted],
  ])('is checked when it is read: %s', (_, activation, found) => {
    history.replaceState({ activation }, '');
    loadAs('back_forward');
    expect(findStoredActivation()).toEqual(found);
  });
});
