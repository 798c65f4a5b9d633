import { useCallback, useEffect, useState } from 'react';
import type { PageQuery } from '@/lib/i18n/language-query';
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
  const [machine] = useState(() =>
    createMachine(startResult(outcome), stepResult, createResultRunner(actions, query)),
  );
  const { send } = machine;
  useEffect(() => whenOpened(() => send({ kind: 'shown' })), [send]);
  usePageRestored(useCallback(() => send({ kind: 'restored' }), [send]));
  return { state: useMachine(machine), send };
}
