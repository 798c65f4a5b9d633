import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/language';
import type { ResultState } from '@/lib/payment/result-machine';
import { ExitNote } from './exit-note.tsx';
import { LeaveButton } from './leave-button.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentFacts } from './payment-facts.tsx';

type Props = {
  readonly language: Language;
  readonly state: ResultState & { readonly kind: 'authorized' };
  readonly order: string | undefined;
  readonly onLeave: () => void;
};

/** Shown only after the provider's own yes. */
export function SuccessBody({ language, state, order, onLeave }: Props): ReactNode {
  return (
    <>
      <PaymentActions>
        <LeaveButton
          language={language}
          tone="action"
          isTelling={state.exit === 'telling'}
          onLeave={onLeave}
        />
      </PaymentActions>
      <ExitNote language={language} exit={state.exit} />
      <PaymentFacts language={language} order={order} />
    </>
  );
}
