import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { siteCopy } from '@/lib/i18n/site/site-copy';

export const NOT_INDEXED: Metadata['robots'] = { index: false, follow: false };

/**
 * Next resolves canonical links and previews against `metadataBase`. `formatDetection` keeps iOS from
 * making links of order numbers, prices and the company's registration number before hydration.
 */
export function siteMetadata(): Metadata {
  const { brandName, siteUrl } = getSettings();
  return {
    metadataBase: new URL(siteUrl),
    applicationName: brandName,
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export function notFoundMetadata(): Metadata {
  const { brandName } = getSettings();
  return { title: siteCopy.notFound.title(brandName), robots: NOT_INDEXED };
}
