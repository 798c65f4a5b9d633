import { useEffect, useEffectEvent, useId } from 'react';
import { isBackForwardLoad, whenOpened } from '@/lib/browser/navigation';
import type { PaymentForm } from '@/lib/payment-form';
import { keepAmount } from '@/lib/payment/payment-summary';
import {
  BANK_WAIT_MS,
  collectEntries,
  createRequestRunner,
  dropStoredForm,
  firstRequestState,
  stepRequest,
  submitForm,
} from '@/lib/payment/payment-request';
import type { RequestEvent, RequestForm, RequestState } from '@/lib/payment/payment-request';
import { findReturnFlag, setReturnFlag } from '@/lib/payment/return-flag';
import { createStateMachine } from '@/lib/state-machine';
import { useBfcacheRestore } from './use-bfcache-restore.ts';
import { useStateMachine } from './use-state-machine.ts';

export type FormRequest = {
  readonly state: RequestState;
  readonly send: (event: RequestEvent) => void;
  /** The id of the form element with the inputs that the user fills in. */
  readonly formId: string;
};

function submitShown(formId: string, form: PaymentForm): void {
  dropStoredForm();
  keepAmount(form);
  const element = document.getElementById(formId);
  if (!(element instanceof HTMLFormElement)) return;
  submitForm(form, collectEntries(form, new FormData(element)));
}

/** `isReturn` tells whether the user came back to the page instead of starting a payment. */
export function useFormRequest(
  requestForm: RequestForm,
  findForm: () => PaymentForm | undefined,
  isReturn: () => boolean = isBackForwardLoad,
): FormRequest {
  const formId = useId();
  const [state, send] = useStateMachine(() =>
    createStateMachine(
      firstRequestState,
      stepRequest,
      createRequestRunner(requestForm, (form) => submitShown(formId, form)),
    ),
  );
  const open = useEffectEvent(() => {
    const hasReturned = isReturn() || findReturnFlag() !== null;
    if (hasReturned) setReturnFlag();
    send({ kind: 'opened', found: findForm(), isReturn: hasReturned });
  });
  const submission = state.kind === 'answered' ? state.submission.kind : undefined;

  useEffect(() => whenOpened(() => open()), []);
  useBfcacheRestore(() => send({ kind: 'restored' }));
  useEffect(() => {
    if (submission === 'ready') send({ kind: 'shown' });
    if (submission !== 'submitted') return;
    const timer = setTimeout(() => send({ kind: 'waited' }), BANK_WAIT_MS);
    // Chromium applies `form-action` also to a redirect that answers the form.
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'form-action') send({ kind: 'waited' });
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', onViolation);
    };
  }, [submission, send]);
  return { state, send, formId };
}
