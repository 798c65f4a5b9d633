import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/transaction';
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

export default async function Page({ searchParams }: Props): Promise<ReactNode> {
  const data = await getPaymentPageData(searchParams);
  return <PaymentResult {...data} bankReturn={parseBankReturn(data.query)} />;
}
