import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { townCopy } from '@/lib/i18n/site/town-copy';
import { NOT_INDEXED } from '../site-metadata.ts';

/**
 * The metadata of the hits of a search. They do not contain the query, so that a link cannot put words
 * into the title of our page.
 */
export function townMetadata(): Metadata {
  return { title: townCopy.title(getSettings().brandName), robots: NOT_INDEXED };
}
