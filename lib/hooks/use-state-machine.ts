import { useState, useSyncExternalStore } from 'react';
import type { StateMachine } from '@/lib/state-machine';

/** Later values of `create` are ignored. */
export function useStateMachine<State, Event>(
  create: () => StateMachine<State, Event>,
): readonly [State, (event: Event) => void] {
  const [{ getState, send, subscribe }] = useState(create);
  return [useSyncExternalStore(subscribe, getState, getState), send];
}
