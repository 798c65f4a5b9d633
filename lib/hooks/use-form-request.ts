import { useEffect, useState } from 'react';
import { createRequestRunner } from '@/lib/payment/form-request';
import type { AskForForm } from '@/lib/payment/form-request';
import { createMachine } from '@/lib/payment/machine';
import type { PaymentForm } from '@/lib/payment/payment-form';
import { stepRequest } from '@/lib/payment/request-machine';
import type { RequestEvent, RequestState } from '@/lib/payment/request-machine';
import { isReturnVisit, whenOpened } from '@/lib/device/visit';
import { useMachine } from './use-machine.ts';

type FormRequest = {
  readonly state: RequestState;
  readonly send: (event: RequestEvent) => void;
};

/**
 * Asks for a payment form when the page is opened, unless `prepare` finds one. `isReturn`: nobody
 * asked for what follows. What the first rendering gives counts.
 */
export function useFormRequest(
  ask: AskForForm,
  prepare: () => PaymentForm | undefined,
  isReturn: () => boolean = isReturnVisit,
): FormRequest {
  const [{ machine, open }] = useState(() => {
    const created = createMachine({ kind: 'starting' }, stepRequest, createRequestRunner(ask));
    return {
      machine: created,
      open: () => created.send({ kind: 'opened', found: prepare(), isReturn: isReturn() }),
    };
  });
  useEffect(() => whenOpened(open), [open]);
  return { state: useMachine(machine), send: machine.send };
}
