import type { Metadata } from 'next';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { downloadCopy } from '@/lib/i18n/site/download-copy';
import { sharedMetadata } from './shared-metadata.ts';

/** Not indexed: who searches wants the home page or the store, not the way from one to the other. */
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
