import type { Metadata } from 'next';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { downloadCopy } from '@/lib/i18n/site/download-copy';
import { sharedMetadata } from './shared-metadata.ts';

/** The page is not indexed: search results should show the home page or the app store instead. */
export function downloadMetadata(): Metadata {
  const { brandName } = getSettings();
  return {
    ...sharedMetadata({
      title: downloadCopy.title(brandName),
      description: downloadCopy.description(brandName),
      path: routes.downloadApp(),
    }),
    robots: { index: false, follow: true },
  };
}
