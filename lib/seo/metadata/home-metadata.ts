import type { Metadata } from 'next';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { homeCopy } from '@/lib/i18n/site/home-copy';
import { appBanner } from './app-metadata.ts';
import { sharedMetadata } from './shared-metadata.ts';

export function homeMetadata(): Metadata {
  const { brandName } = getSettings();
  const path = routes.home();
  return {
    ...sharedMetadata({
      title: homeCopy.title(brandName),
      description: homeCopy.description(brandName),
      path,
    }),
    // There are no app links, because links to the home page stay in the browser.
    ...appBanner(path),
  };
}
