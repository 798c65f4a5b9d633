import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/transaction';
import { CardPayment } from '@/components/payment/card-payment.client';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { getFormPageData } from '@/lib/payment/payment-page';
import { paymentMetadata } from '@/lib/seo/transaction-metadata';

type Props = {
  readonly params: Promise<{ readonly userId: string; readonly orderId: string }>;
  readonly searchParams: Promise<PageQuery>;
};

export function generateMetadata(): Promise<Metadata> {
  return paymentMetadata('pay');
}

export default async function Page({ params, searchParams }: Props): Promise<ReactNode> {
  return <CardPayment {...await getFormPageData(searchParams)} {...await params} />;
}
