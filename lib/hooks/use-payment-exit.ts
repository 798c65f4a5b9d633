import type { PageQuery } from '@/lib/i18n/language-query';
import {
  browserExitActions,
  createExitRunner,
  firstExitState,
  stepExit,
} from '@/lib/payment/payment-exit';
import type { ExitActions, ExitEffect, ExitEvent, ExitState } from '@/lib/payment/payment-exit';
import { createStateMachine } from '@/lib/state-machine';
import { useBfcacheRestore } from './use-bfcache-restore.ts';
import { useStateMachine } from './use-state-machine.ts';

/**
 * The exit of a page without a payment result. A page with a payment result calls
 * `usePaymentResult`, which includes an exit.
 */
export function usePaymentExit(
  query: PageQuery,
  actions: ExitActions = browserExitActions,
): readonly [ExitState, (event: ExitEvent) => void] {
  const [state, send] = useStateMachine(() =>
    createStateMachine<ExitState, ExitEvent, ExitEffect>(
      firstExitState,
      (from, event) => stepExit(from, event),
      createExitRunner(actions, query),
    ),
  );
  useBfcacheRestore(() => send({ kind: 'restored' }));
  return [state, send];
}
