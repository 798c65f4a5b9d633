import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { getSettings } from '@/lib/config';
import { consentCopy } from '@/lib/i18n/site/every-page/consent-copy';
import styles from './consent-settings.module.scss';
import { CONSENT_SETTINGS_ID } from './start-consent.ts';

const HEADING_ID = 'acord_pixel';

/** The choice on the page about cookies. `startConsent` shows it and lets the visitor change it. */
export function ConsentSettings(): ReactNode {
  if (getSettings().metaPixelId === undefined) return null;
  const { settingsHeading, settings, accept, refuse } = consentCopy;
  const { unknown, undecided, accepted, refused, signalled } = settings;
  const texts = {
    'data-undecided': undecided,
    'data-accepted': accepted,
    'data-refused': refused,
    'data-signalled': signalled,
  };
  return (
    <section id={CONSENT_SETTINGS_ID} aria-labelledby={HEADING_ID} className={styles.settings}>
      <h3 id={HEADING_ID} className={styles.heading}>
        {settingsHeading}
      </h3>
      <p role="status" {...texts}>
        {unknown}
      </p>
      <div className={styles.answers}>
        <Button tone="quiet" value="refused" disabled aria-pressed={false}>
          {refuse}
        </Button>
        <Button tone="quiet" value="accepted" disabled aria-pressed={false}>
          {accept}
        </Button>
      </div>
    </section>
  );
}
