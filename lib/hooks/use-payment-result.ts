import { useCallback, useEffect, useState } from 'react';
import type { PageQuery } from '@/lib/i18n/language-query';
import { findFailedAttempts } from '@/lib/payment/failed-attempts';
import { createMachine } from '@/lib/payment/machine';
import type { PaymentReturn } from '@/lib/payment/outcome';
import { browserActions, createResultRunner } from '@/lib/payment/result-actions';
import type { ResultActions } from '@/lib/payment/result-actions';
import { startResult, stepResult } from '@/lib/payment/result-machine';
import type { ResultEvent, ResultState } from '@/lib/payment/result-machine';
import { whenOpened } from '@/lib/device/visit';
import { useMachine } from './use-machine.ts';
import { usePageRestored } from './use-page-restored.ts';

type PaymentResult = {
  readonly state: ResultState;
  readonly send: (event: ResultEvent) => void;
};

/** The result page's machine, running in this page. The first outcome counts. */
export function usePaymentResult(
  outcome: PaymentReturn,
  query: PageQuery,
  actions: ResultActions = browserActions,
): PaymentResult {
  const [{ machine, open }] = useState(() => {
    const run = createResultRunner(actions, query);
    const created = createMachine(startResult(outcome), stepResult, run);
    const { order } = outcome;
    return {
      machine: created,
      open: () => {
        const failedBefore = order === undefined ? 0 : findFailedAttempts(order);
        created.send({ kind: 'shown', failedBefore });
      },
    };
  });
  const { send } = machine;
  useEffect(() => whenOpened(open), [open]);
  usePageRestored(useCallback(() => send({ kind: 'restored' }), [send]));
  return { state: useMachine(machine), send };
}
