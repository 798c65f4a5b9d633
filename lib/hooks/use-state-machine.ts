import { useState, useSyncExternalStore } from 'react';
import type { StateMachine } from '@/lib/state-machine';

/** Creates the machine in the first render, and ignores later values of `create`. */
export function useStateMachine<State, Event>(
  create: () => StateMachine<State, Event>,
): readonly [State, (event: Event) => void] {
  const [{ getState, send, subscribe }] = useState(create);
  return [useSyncExternalStore(subscribe, getState, getState), send];
}
