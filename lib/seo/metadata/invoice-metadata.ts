import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { invoiceCopy } from '@/lib/i18n/transaction/invoice-copy';
import { NOT_INDEXED } from '@/lib/seo/metadata/site-metadata';

/**
 * The page has no canonical link and no preview, because it must be neither indexed nor shared. The
 * page's address is secret, because the address opens a person's invoice.
 */
export function invoiceMetadata(): Metadata {
  return { title: invoiceCopy.title(getSettings().brandName), robots: NOT_INDEXED };
}
