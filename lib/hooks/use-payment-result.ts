import { useEffect, useEffectEvent } from 'react';
import { whenOpened } from '@/lib/browser/navigation';
import type { PageQuery } from '@/lib/i18n/language-query';
import type { BankReturn } from '@/lib/payment/bank-return';
import {
  browserActions,
  createResultRunner,
  findFailedAttempts,
  startResult,
  stepResult,
} from '@/lib/payment/payment-result';
import type { ResultActions, ResultEvent, ResultState } from '@/lib/payment/payment-result';
import { createStateMachine } from '@/lib/state-machine';
import { useBfcacheRestore } from './use-bfcache-restore.ts';
import { useStateMachine } from './use-state-machine.ts';

export function usePaymentResult(
  bankReturn: BankReturn,
  query: PageQuery,
  actions: ResultActions = browserActions,
): readonly [ResultState, (event: ResultEvent) => void] {
  const [state, send] = useStateMachine(() =>
    createStateMachine(startResult(bankReturn), stepResult, createResultRunner(actions, query)),
  );
  const open = useEffectEvent(() => {
    const { order } = bankReturn;
    send({ kind: 'shown', failedBefore: order === undefined ? 0 : findFailedAttempts(order) });
  });
  useEffect(() => whenOpened(() => open()), []);
  useBfcacheRestore(() => send({ kind: 'restored' }));
  return [state, send];
}
