import type { ReactNode } from 'react';
import { InvoicePage } from '@/components/invoice/invoice-page';
import { getInvoice } from '@/lib/provider/invoice';
import { invoiceMetadata } from '@/lib/seo/metadata/invoice-metadata';

type Props = PageProps<'/invoice/[invoiceId]'>;

/**
 * Makes Next pass these pages to the page cache, which sets the status according to the page mark.
 * Each of these pages has a page mark, and the page cache stores no page with a mark.
 */
export function generateStaticParams(): [] {
  return [];
}

export const metadata = invoiceMetadata();

export default async function Page({ params }: Props): Promise<ReactNode> {
  const { invoiceId } = await params;
  return <InvoicePage answer={await getInvoice(invoiceId)} />;
}
