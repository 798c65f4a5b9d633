import type { CallResult } from '@/lib/api/api-contract';
import { callApi } from '@/lib/api/call-api';
import type { RunEffect } from '@/lib/state-machine';
import type { ActivationEffect, ActivationEvent } from './activation-machine.ts';
import { storeActivation } from './stored-activation.ts';

/** The promise does not reject. */
export type Activate = (token: string) => Promise<CallResult<'activateAccount'>>;

export const callActivation: Activate = (token) => callApi('activateAccount', { token });

export function createActivationRunner(
  token: string,
  activate: Activate,
): RunEffect<ActivationEffect, ActivationEvent> {
  return (effect, send) => {
    if (effect.kind === 'store') {
      storeActivation(effect.state);
      return;
    }
    storeActivation({ kind: 'pending' });
    void activate(token).then((result) => send({ kind: 'answered', result }));
  };
}
