import type { ReactNode } from 'react';
import { InvoicePage } from '@/components/transaction/invoice-page';
import { getInvoice } from '@/lib/provider/invoice';
import { invoiceMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/invoice/[invoiceId]'>;

export const dynamic = 'force-dynamic';

export const metadata = invoiceMetadata();

export default async function Page({ params }: Props): Promise<ReactNode> {
  const { invoiceId } = await params;
  return <InvoicePage answer={await getInvoice(invoiceId)} />;
}
