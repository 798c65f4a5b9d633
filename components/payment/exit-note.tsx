import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/payment-copy';
import { assertNever } from '@/lib/result';
import styles from './exit-note.module.scss';

type Props = { readonly language: Language; readonly exit: 'here' | 'telling' | 'told' };

/** Says what became of a press on 'Back to cart'. In the page before it has words, so that they are announced. */
export function ExitNote({ language, exit }: Props): ReactNode {
  return (
    <p role="status" className={styles.note}>
      {formatNote(language, exit)}
    </p>
  );
}

function formatNote(language: Language, exit: Props['exit']): string {
  const { telling, told } = paymentCopy[language];
  switch (exit) {
    case 'here':
      return '';
    case 'telling':
      return telling;
    case 'told':
      return told;
    default:
      return assertNever(exit);
  }
}
