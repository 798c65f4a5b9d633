import type { Metadata } from 'next';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { downloadCopy } from '@/lib/i18n/site/download-copy';
import { sharedMetadata } from './shared-metadata.ts';

/** Not indexed: search results should show the home page or the store, not the download page. */
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
