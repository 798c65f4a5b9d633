import type { ReactNode } from 'react';
import { ExitNote } from '@/components/payment/exit/exit-note';
import { LeaveButton } from '@/components/payment/exit/leave-button';
import { PaymentActions } from '@/components/payment/payment-actions';
import type { Language } from '@/lib/i18n/language';
import type { ExitState } from '@/lib/payment/exit/exit-machine';
import { PaymentFacts } from './payment-facts.tsx';

type Props = {
  readonly language: Language;
  readonly exit: ExitState;
  readonly order: string | undefined;
  readonly onLeave: () => void;
};

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
