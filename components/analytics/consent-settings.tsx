import type { ReactNode } from 'react';
import { getSettings } from '@/lib/config';
import { consentCopy } from '@/lib/i18n/consent-copy';
import { ConsentSwitch } from './consent-switch.client.tsx';
import styles from './consent-settings.module.scss';

const HEADING_ID = 'acord_pixel';

/** Where the choice is seen and taken back, on `/cookies`. Without a pixel there is no choice. */
export function ConsentSettings(): ReactNode {
  if (getSettings().metaPixelId === undefined) return null;
  const { settingsHeading, settings, accept, refuse } = consentCopy;
  return (
    <section aria-labelledby={HEADING_ID} className={styles.settings}>
      <h3 id={HEADING_ID} className={styles.heading}>
        {settingsHeading}
      </h3>
      <ConsentSwitch words={settings} accept={accept} refuse={refuse} />
    </section>
  );
}
