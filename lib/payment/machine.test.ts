import { createMachine } from './machine.ts';

type Event = 'more' | 'nothing';
const step = (state: number, event: Event): { state: number; effect?: string } =>
  event === 'more' ? { state: state + 1, effect: `ran ${state + 1}` } : { state };

describe('a machine', () => {
  it('moves by its step and runs each effect once, after the move', () => {
    const seen: string[] = [];
    const machine = createMachine(0, step, (effect) =>
      seen.push(`${effect} at ${machine.getState()}`),
    );
    machine.send('more');
    machine.send('nothing');
    machine.send('more');
    expect(seen).toEqual(['ran 1 at 1', 'ran 2 at 2']);
  });

  it('lets an effect send what became of it', () => {
    const machine = createMachine(0, step, (effect, send) => {
      if (effect === 'ran 1') send('more');
    });
    machine.send('more');
    expect(machine.getState()).toBe(2);
  });

  it('tells listeners of changes alone, until they leave', () => {
    const machine = createMachine(0, step, () => undefined);
    const states: number[] = [];
    const leave = machine.subscribe(() => states.push(machine.getState()));
    machine.send('nothing');
    machine.send('more');
    leave();
    machine.send('more');
    expect(states).toEqual([1]);
  });
});
