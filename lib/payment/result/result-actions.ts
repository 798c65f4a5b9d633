import type { CallResult } from '@/lib/api/api-contract';
import { callApi } from '@/lib/api/call-api';
import type { PageQuery } from '@/lib/i18n/language-query';
import type { RunEffect } from '@/lib/state-machine';
import { browserExitActions, createExitRunner } from '../exit/exit-actions.ts';
import type { ExitActions } from '../exit/exit-actions.ts';
import { forgetFailedAttempts, keepFailedAttempts } from './stored-attempts.ts';
import type { ResultEffect, ResultEvent } from './result-machine.ts';

/** Injected for tests. */
export type ResultActions = ExitActions & {
  /** The promise does not reject. */
  readonly authorize: (order: string) => Promise<CallResult<'orderAuthorized'>>;
};

export const browserActions: ResultActions = {
  ...browserExitActions,
  authorize: (order) => callApi('orderAuthorized', { order }),
};

export function createResultRunner(
  actions: ResultActions,
  query: PageQuery,
): RunEffect<ResultEffect, ResultEvent> {
  const runExit = createExitRunner(actions, query);
  return (effect, send) => {
    if (effect.kind !== 'authorize') {
      runExit(effect, send);
      return;
    }
    const { order, attempt } = effect;
    void actions.authorize(order).then((result) => {
      if (result.ok) {
        forgetFailedAttempts();
        send({ kind: 'authorized', attempt, payload: result.value.payload });
      } else {
        keepFailedAttempts(order, attempt);
        send({ kind: 'failed', attempt, failure: result.failure });
      }
    });
  };
}
