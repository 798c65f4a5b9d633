import type { ReactNode } from 'react';
import type { PhoneLink } from '@/lib/app/phone-link';
import type { Language } from '@/lib/i18n/language';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import styles from './payment-facts.module.scss';

type Props = {
  readonly language: Language;
  readonly order: string | undefined;
  readonly phone?: PhoneLink;
};

/** Shows the phone number of support, and the order number, for which support asks. */
export function PaymentFacts({ language, order, phone }: Props): ReactNode {
  const copy = paymentCopy[language];
  if (order === undefined && phone === undefined) return null;
  return (
    <dl className={styles.facts}>
      {order !== undefined && (
        <div className={styles.fact}>
          <dt>{copy.order}</dt>
          <dd className={styles.value}>{order}</dd>
        </div>
      )}
      {phone !== undefined && (
        <div className={styles.fact}>
          <dt>{copy.support}</dt>
          <dd className={styles.value}>
            <a href={phone.href}>{phone.label}</a>
          </dd>
        </div>
      )}
    </dl>
  );
}
