import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/language';
import type { ExitState } from '@/lib/payment/exit-machine';
import { ExitNote } from './exit-note.tsx';
import { LeaveButton } from './leave-button.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentFacts } from './payment-facts.tsx';

type Props = {
  readonly language: Language;
  readonly exit: ExitState;
  readonly order: string | undefined;
  readonly onLeave: () => void;
};

/** Shown only after the provider has confirmed the order. */
export function SuccessBody({ language, exit, order, onLeave }: Props): ReactNode {
  return (
    <>
      <PaymentActions>
        <LeaveButton
          language={language}
          tone="action"
          isTelling={exit.kind === 'telling'}
          onLeave={onLeave}
        />
      </PaymentActions>
      <ExitNote language={language} exit={exit} />
      <PaymentFacts language={language} order={order} />
    </>
  );
}
