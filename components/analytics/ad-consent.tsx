import type { ReactNode } from 'react';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { markLink } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { consentBannerCopy } from '@/lib/i18n/site/every-page/consent-copy';
import { ConsentBanner } from './consent-banner.client.tsx';

export function AdConsent({ language }: { readonly language: Language }): ReactNode {
  const { metaPixelId } = getSettings();
  if (metaPixelId === undefined) return null;
  const { region, text, more, accept, refuse } = consentBannerCopy[language];
  return (
    <ConsentBanner pixelId={metaPixelId} label={region} accept={accept} refuse={refuse}>
      {text}{' '}
      <a href={routes.cookies()} {...markLink(language)}>
        {more}
      </a>
    </ConsentBanner>
  );
}
