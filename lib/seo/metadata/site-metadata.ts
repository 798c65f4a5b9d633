import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { siteCopy } from '@/lib/i18n/site/site-copy';

export const NOT_INDEXED: Metadata['robots'] = { index: false, follow: false };

/** Next resolves canonical links and previews against `metadataBase`. */
export function siteMetadata(): Metadata {
  const { brandName, siteUrl } = getSettings();
  return { metadataBase: new URL(siteUrl), applicationName: brandName };
}

export function notFoundMetadata(): Metadata {
  const { brandName } = getSettings();
  return { title: siteCopy.notFound.title(brandName), robots: NOT_INDEXED };
}
