import type { ReactNode } from 'react';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { consentCopy } from '@/lib/i18n/site/consent-copy';
import { ConsentBanner } from './consent-banner.client.tsx';

export function AdConsent(): ReactNode {
  const { metaPixelId } = getSettings();
  if (metaPixelId === undefined) return null;
  const { region, text, more, accept, refuse } = consentCopy;
  return (
    <ConsentBanner pixelId={metaPixelId} label={region} accept={accept} refuse={refuse}>
      {text} <a href={routes.cookies()}>{more}</a>
    </ConsentBanner>
  );
}
