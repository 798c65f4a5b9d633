import type { Metadata } from 'next';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { partnerCopy } from '@/lib/i18n/site/partner-copy';
import { sharedMetadata } from './shared-metadata.ts';

export function partnerMetadata(): Metadata {
  const { brandName } = getSettings();
  return sharedMetadata({
    title: partnerCopy.title(brandName),
    description: partnerCopy.description(brandName),
    path: routes.partner(),
  });
}
