import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { invoiceCopy } from '@/lib/i18n/transaction/invoice-copy';
import { NOT_INDEXED } from '@/lib/seo/metadata/site-metadata';

/** A title only: the address identifies a person, and the title has nothing of the invoice. */
export function invoiceMetadata(): Metadata {
  return { title: invoiceCopy.title(getSettings().brandName), robots: NOT_INDEXED };
}
