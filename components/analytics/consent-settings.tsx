import type { ReactNode } from 'react';
import { getSettings } from '@/lib/config';
import { consentCopy } from '@/lib/i18n/site/every-page/consent-copy';
import styles from './consent-settings.module.scss';
import { ConsentSwitch } from './consent-switch.client.tsx';

const HEADING_ID = 'acord_pixel';

export function ConsentSettings(): ReactNode {
  if (getSettings().metaPixelId === undefined) return null;
  const { settingsHeading, settings: texts, accept, refuse } = consentCopy;
  return (
    <section aria-labelledby={HEADING_ID} className={styles.settings}>
      <h3 id={HEADING_ID} className={styles.heading}>
        {settingsHeading}
      </h3>
      <ConsentSwitch texts={texts} accept={accept} refuse={refuse} />
    </section>
  );
}
