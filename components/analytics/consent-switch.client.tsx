'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { saveConsent } from '@/lib/consent';
import type { Consent } from '@/lib/consent';
import styles from './consent-settings.module.scss';
import { useConsent } from './use-consent.ts';

type Props = {
  readonly texts: Readonly<Record<Consent | 'unknown', string>>;
  readonly accept: string;
  readonly refuse: string;
};

export function ConsentSwitch({ texts, accept, refuse }: Props): ReactNode {
  const consent = useConsent();
  const isFixed = consent === 'unknown' || consent === 'signalled';
  return (
    <>
      <p role="status">{texts[consent]}</p>
      <div className={styles.answers}>
        <Button
          tone="quiet"
          disabled={isFixed}
          aria-pressed={consent === 'refused' || consent === 'signalled'}
          onClick={() => saveConsent('refused')}
        >
          {refuse}
        </Button>
        <Button
          tone="quiet"
          disabled={isFixed}
          aria-pressed={consent === 'accepted'}
          onClick={() => saveConsent('accepted')}
        >
          {accept}
        </Button>
      </div>
    </>
  );
}
