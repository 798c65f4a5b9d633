import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import type { ExitState } from '@/lib/payment/exit/exit-machine';
import styles from './exit-note.module.scss';

type Props = { readonly language: Language; readonly exit: ExitState };

/** Stays mounted while it is empty, so that screen readers announce its text. */
export function ExitNote({ language, exit }: Props): ReactNode {
  return (
    <p role="status" className={styles.note}>
      {formatNote(language, exit)}
    </p>
  );
}

function formatNote(language: Language, exit: ExitState): string {
  const { telling, told } = paymentCopy[language];
  if (exit.kind === 'telling') return telling;
  return exit.isTold ? told : '';
}
