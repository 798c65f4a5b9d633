import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonTone } from '@/components/ui/button-class';
import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';

type Props = {
  readonly language: Language;
  readonly tone: ButtonTone;
  readonly isTelling: boolean;
  readonly onLeave: () => void;
};

/**
 * `aria-disabled` instead of `disabled`, so that the button keeps the focus while the page waits
 * for the app's bridge and, after its message to the app, for `DOUBLE_TAP_MS`.
 */
export function LeaveButton({ language, tone, isTelling, onLeave }: Props): ReactNode {
  return (
    <Button tone={tone} aria-disabled={isTelling} onClick={onLeave}>
      {paymentCopy[language].backToCart}
    </Button>
  );
}
