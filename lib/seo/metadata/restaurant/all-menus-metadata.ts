import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';
import { NOT_INDEXED } from '../site-metadata.ts';

/**
 * The metadata of the page with the hits of a search in all menus. The title does not contain the
 * query, so that the author of a link to the page cannot choose words of the title.
 */
export function allMenusMetadata(): Metadata {
  return { title: allMenusCopy.title(getSettings().brandName), robots: NOT_INDEXED };
}
