import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/transaction';
import { PaymentError } from '@/components/payment/payment-failure.client';
import { PaymentResult } from '@/components/payment/payment-result.client';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { getPaymentPageData } from '@/lib/payment/payment-page';
import { parseBankReturn } from '@/lib/payment/bank-return';
import { paymentMetadata } from '@/lib/seo/transaction-metadata';

type Props = {
  readonly searchParams: Promise<PageQuery>;
};

export function generateMetadata(): Promise<Metadata> {
  return paymentMetadata('result');
}

/**
 * The error page of a payment. If the query has an `RC`, the bank has sent the browser here instead
 * of to the result page, so this page shows the result (requirement B-14).
 */
export default async function Page({ searchParams }: Props): Promise<ReactNode> {
  const data = await getPaymentPageData(searchParams);
  if (data.query['RC'] === undefined) return <PaymentError {...data} />;
  return <PaymentResult {...data} bankReturn={parseBankReturn(data.query)} />;
}
