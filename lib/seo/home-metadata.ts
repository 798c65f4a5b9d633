import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { homeCopy } from '@/lib/i18n/home-copy';
import { routes } from '@/lib/routes';
import { appMetadata } from './app-metadata.ts';
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
    ...appMetadata(path),
  };
}
