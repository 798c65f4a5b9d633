import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LibrapayPayment } from '@/components/payment/librapay-payment.client';
import { getSettings } from '@/lib/config';
import type { PageQuery } from '@/lib/i18n/language-query';
import { getPaymentPage } from '@/lib/payment/payment-page';
import { paymentMetadata } from '@/lib/seo/payment-metadata';

type Props = {
  readonly params: Promise<{ readonly userId: string }>;
  readonly searchParams: Promise<PageQuery>;
};

export function generateMetadata(): Promise<Metadata> {
  return paymentMetadata('pay');
}

export default async function Page({ params, searchParams }: Props): Promise<ReactNode> {
  return (
    <LibrapayPayment
      {...await getPaymentPage(searchParams)}
      {...await params}
      step="form"
      formOrigins={getSettings().paymentFormOrigins}
    />
  );
}
