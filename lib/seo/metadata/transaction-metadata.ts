import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { NOT_INDEXED } from '@/lib/seo/metadata/site-metadata';

/**
 * There is no canonical link and no preview, because the addresses of most of these pages are
 * secret or identify a person.
 */
export function transactionMetadata(title: string): Metadata {
  return { title: `${title} - ${getSettings().brandName}`, robots: NOT_INDEXED };
}
