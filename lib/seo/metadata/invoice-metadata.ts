import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { invoiceCopy } from '@/lib/i18n/transaction/invoice-copy';
import { NOT_INDEXED } from '@/lib/seo/metadata/site-metadata';

/** There is no canonical link. The address is secret, because it opens a person's invoice. */
export function invoiceMetadata(): Metadata {
  return { title: invoiceCopy.title(getSettings().brandName), robots: NOT_INDEXED };
}
