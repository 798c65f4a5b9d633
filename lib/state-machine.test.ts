import { createStateMachine } from './state-machine.ts';

type Event = 'more' | 'nothing';
const step = (state: number, event: Event): { state: number; effect?: string } =>
  event === 'more' ? { state: state + 1, effect: `ran ${state + 1}` } : { state };

describe('a state machine', () => {
  it('runs each effect once, after the new state is set', () => {
    const seen: string[] = [];
    const machine = createStateMachine(0, step, (effect) =>
      seen.push(`${effect} at ${machine.getState()}`),
    );
    machine.send('more');
    machine.send('nothing');
    machine.send('more');
    expect(seen).toEqual(['ran 1 at 1', 'ran 2 at 2']);
  });

  it('lets an effect send an event', () => {
    const machine = createStateMachine(0, step, (effect, send) => {
      if (effect === 'ran 1') send('more');
    });
    machine.send('more');
    expect(machine.getState()).toBe(2);
  });

  it('notifies listeners of changes only, until they unsubscribe', () => {
    const machine = createStateMachine(0, step, () => undefined);
    const states: number[] = [];
    const unsubscribe = machine.subscribe(() => states.push(machine.getState()));
    machine.send('nothing');
    machine.send('more');
    unsubscribe();
    machine.send('more');
    expect(states).toEqual([1]);
  });
});
