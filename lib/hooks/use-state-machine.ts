import { useState, useSyncExternalStore } from 'react';
import type { StateMachine } from '@/lib/state-machine';

/** Creates a machine in the first render and keeps it: later values of `create` are ignored. */
export function useStateMachine<State, Event>(
  create: () => StateMachine<State, Event>,
): readonly [State, (event: Event) => void] {
  const [{ getState, send, subscribe }] = useState(create);
  return [useSyncExternalStore(subscribe, getState, getState), send];
}
