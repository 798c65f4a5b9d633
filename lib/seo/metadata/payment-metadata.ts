import type { Metadata } from 'next';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { getTransactionLanguage } from '@/lib/i18n/transaction-language';
import { transactionMetadata } from './transaction-metadata.ts';

/** The title does not change with the state of the payment. */
export async function paymentMetadata(page: 'pay' | 'result' | 'exit'): Promise<Metadata> {
  return transactionMetadata(paymentCopy[await getTransactionLanguage()][page].title);
}
