import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { getTransactionLanguage } from '@/lib/i18n/transaction-language';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { NOT_INDEXED } from './metadata.ts';

/**
 * A transaction page has no canonical link and no preview, because it must be neither indexed nor
 * shared. The addresses of most transaction pages are secret or identify a person.
 */
export function transactionMetadata(title: string): Metadata {
  return { title: `${title} - ${getSettings().brandName}`, robots: NOT_INDEXED };
}

/** The title does not change with the state of the payment. */
export async function paymentMetadata(page: 'pay' | 'result' | 'exit'): Promise<Metadata> {
  return transactionMetadata(paymentCopy[await getTransactionLanguage()][page].title);
}
