import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { invoiceCopy } from '@/lib/i18n/transaction/invoice-copy';
import { NOT_INDEXED } from '@/lib/seo/metadata/site-metadata';

/** A title and nothing else: the address is a person's, and the title says nothing of the invoice. */
export function invoiceMetadata(): Metadata {
  return { title: invoiceCopy.title(getSettings().brandName), robots: NOT_INDEXED };
}
