import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { NOT_INDEXED } from '@/lib/seo/metadata/site-metadata';

/**
 * A transaction page has no canonical link and no preview, because it must be neither indexed nor
 * shared. The addresses of most transaction pages are secret or identify a person.
 */
export function transactionMetadata(title: string): Metadata {
  return { title: `${title} - ${getSettings().brandName}`, robots: NOT_INDEXED };
}
