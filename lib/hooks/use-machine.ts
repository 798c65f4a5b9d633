import { useSyncExternalStore } from 'react';
import type { Machine } from '@/lib/payment/machine';

/** The state of a machine, as it is now. */
export function useMachine<State, Event>({ subscribe, getState }: Machine<State, Event>): State {
  return useSyncExternalStore(subscribe, getState, getState);
}
