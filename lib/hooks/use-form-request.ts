import { useCallback, useEffect, useId, useState } from 'react';
import { isReturnVisit, whenOpened } from '@/lib/device/visit';
import { BANK_WAIT_MS } from '@/lib/payment/form-machine';
import { createRequestRunner } from '@/lib/payment/form-request';
import type { AskForForm } from '@/lib/payment/form-request';
import { createMachine } from '@/lib/payment/machine';
import type { PaymentForm } from '@/lib/payment/payment-form';
import { stepRequest } from '@/lib/payment/request-machine';
import type { RequestEvent, RequestState } from '@/lib/payment/request-machine';
import { findReturnMark, markReturn } from '@/lib/payment/return-mark';
import { dropStoredForm } from '@/lib/payment/stored-form';
import { collectEntries, submitForm } from '@/lib/payment/submit-form';
import { useMachine } from './use-machine.ts';
import { usePageRestored } from './use-page-restored.ts';

export type FormRequest = {
  readonly state: RequestState;
  readonly send: (event: RequestEvent) => void;
  /** The id of the form element with the inputs to fill in. */
  readonly formId: string;
};

/** The form is used up by this. Nothing happens if the page no longer shows it. */
function submitShown(formId: string, form: PaymentForm): void {
  dropStoredForm();
  const element = document.getElementById(formId);
  if (!(element instanceof HTMLFormElement)) return;
  submitForm(form, collectEntries(form, new FormData(element)));
}

/**
 * Asks for a payment form when the page is opened, unless `prepare` finds one, and takes it to the
 * bank. `isReturn`: nobody asked for what follows. What the first rendering gives counts.
 */
export function useFormRequest(
  ask: AskForForm,
  prepare: () => PaymentForm | undefined,
  isReturn: () => boolean = isReturnVisit,
): FormRequest {
  const formId = useId();
  const [{ machine, open }] = useState(() => {
    const run = createRequestRunner(ask, (form) => submitShown(formId, form));
    const created = createMachine({ kind: 'starting' }, stepRequest, run);
    return {
      machine: created,
      open: () => {
        const hasReturned = isReturn() || findReturnMark() !== null;
        if (hasReturned) markReturn();
        created.send({ kind: 'opened', found: prepare(), isReturn: hasReturned });
      },
    };
  });
  const { send } = machine;
  const state = useMachine(machine);
  const way = state.kind === 'answered' ? state.way.kind : undefined;

  useEffect(() => whenOpened(open), [open]);
  usePageRestored(useCallback(() => send({ kind: 'restored' }), [send]));
  useEffect(() => {
    if (way === 'ready') send({ kind: 'shown' });
    if (way !== 'sent') return;
    const timer = setTimeout(() => send({ kind: 'waited' }), BANK_WAIT_MS);
    return () => clearTimeout(timer);
  }, [way, send]);
  return { state, send, formId };
}
