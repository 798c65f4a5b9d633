import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { markLink } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { consentBannerCopy } from '@/lib/i18n/site/every-page/consent-copy';
import styles from './consent-banner.module.scss';
import { CONSENT_BANNER_ID } from './start-consent.ts';

/**
 * Hidden until `startConsent` shows it. Its two buttons look the same, so that refusing is as easy
 * as accepting.
 */
export function ConsentBanner({ language }: { readonly language: Language }): ReactNode {
  const { metaPixelId } = getSettings();
  if (metaPixelId === undefined) return null;
  const { region, text, more, accept, refuse } = consentBannerCopy[language];
  return (
    <section
      id={CONSENT_BANNER_ID}
      data-pixel-id={metaPixelId}
      aria-label={region}
      className={styles.banner}
      hidden
    >
      <div className={styles.content}>
        <p className={styles.text}>
          {text}{' '}
          <a href={routes.cookies()} {...markLink(language)}>
            {more}
          </a>
        </p>
        <div className={styles.answers}>
          <Button tone="quiet" value="refused">
            {refuse}
          </Button>
          <Button tone="quiet" value="accepted">
            {accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
