import type { Metadata } from 'next';
import { paymentCopy } from '@/lib/i18n/transaction/payment-copy';
import { getVisitorLanguage } from '@/lib/i18n/visitor-language';
import { transactionMetadata } from './transaction-metadata.ts';

/** The title says what the page is for, whatever becomes of it. */
export async function paymentMetadata(page: 'pay' | 'result' | 'exit'): Promise<Metadata> {
  return transactionMetadata(paymentCopy[await getVisitorLanguage()][page].title);
}
