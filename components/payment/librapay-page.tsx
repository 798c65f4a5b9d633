import type { ComponentProps, ReactNode } from 'react';
import { getSettings } from '@/lib/config';
import type { PageQuery } from '@/lib/i18n/language-choice';
import { getFormPageData } from '@/lib/payment/payment-page';
import { LibrapayPayment } from './librapay-payment.client.tsx';

export type LibrapayPageProps = {
  readonly params: Promise<{ readonly userId: string }>;
  readonly searchParams: Promise<PageQuery>;
};

type Props = LibrapayPageProps & Pick<ComponentProps<typeof LibrapayPayment>, 'step'>;

/** The page at the two addresses `…/loading` and `…/form` of a payment. */
export async function LibrapayPage({ params, searchParams, step }: Props): Promise<ReactNode> {
  return (
    <LibrapayPayment
      {...await getFormPageData(searchParams)}
      {...await params}
      step={step}
      formOrigins={getSettings().paymentFormOrigins}
    />
  );
}
