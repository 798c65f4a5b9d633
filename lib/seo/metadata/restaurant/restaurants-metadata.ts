import type { Metadata } from 'next';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { appMetadata } from '../app-metadata.ts';
import { sharedMetadata } from '../shared-metadata.ts';

export function restaurantsMetadata(): Metadata {
  const { brandName } = getSettings();
  const path = routes.restaurants();
  return {
    ...sharedMetadata({
      title: siteCopy.restaurants.title(brandName),
      description: siteCopy.restaurants.description(brandName),
      path,
    }),
    ...appMetadata(path),
  };
}
