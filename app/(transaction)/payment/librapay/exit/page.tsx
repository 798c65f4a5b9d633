import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/transaction';
import { PaymentExit } from '@/components/payment/payment-exit.client';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { getExitPageData } from '@/lib/payment/payment-page';
import { paymentMetadata } from '@/lib/seo/transaction-metadata';

type Props = {
  readonly searchParams: Promise<PageQuery>;
};

export function generateMetadata(): Promise<Metadata> {
  return paymentMetadata('exit');
}

export default async function Page({ searchParams }: Props): Promise<ReactNode> {
  return <PaymentExit {...await getExitPageData(searchParams)} />;
}
