import { useCallback, useState } from 'react';
import { createMachine } from '@/lib/payment/machine';
import { useMachine } from './use-machine.ts';

/**
 * A machine without effects. `send` answers at once with the state that its event led to, or with
 * undefined when the event changed nothing: so that two presses in one frame act once.
 */
export function useMovedState<State, Event>(
  move: (state: State, event: Event) => State,
  first: State,
): readonly [State, (event: Event) => State | undefined] {
  const [machine] = useState(() =>
    createMachine<State, Event, never>(
      first,
      (state, event) => ({ state: move(state, event) }),
      () => undefined,
    ),
  );
  const send = useCallback(
    (event: Event) => {
      const before = machine.getState();
      machine.send(event);
      const after = machine.getState();
      return after === before ? undefined : after;
    },
    [machine],
  );
  return [useMachine(machine), send];
}
