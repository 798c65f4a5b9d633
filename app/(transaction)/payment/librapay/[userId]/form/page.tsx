import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/transaction';
import { LibrapayPage } from '@/components/payment/librapay-page';
import type { LibrapayPageProps } from '@/components/payment/librapay-page';
import { paymentMetadata } from '@/lib/seo/transaction-metadata';

export function generateMetadata(): Promise<Metadata> {
  return paymentMetadata('pay');
}

export default function Page(props: LibrapayPageProps): ReactNode {
  return <LibrapayPage {...props} step="form" />;
}
