'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ChromeVariant } from '@/components/chrome/chrome-variant.client';
import { Banner } from '@/components/transaction/banner';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { takeNotice } from '@/lib/account/password-changed-notice';
import { routes } from '@/lib/addresses/routes';
import { useBfcacheRestore } from '@/lib/hooks/use-bfcache-restore';
import { useOnFirstVisible } from '@/lib/hooks/use-on-first-visible';
import type { Language } from '@/lib/i18n/language';
import { passwordChangedCopy } from '@/lib/i18n/transaction/password-changed-copy';
import styles from './password-changed-notice.module.scss';

/** Confirms on the home page, in the language of the reset page, that the password was changed. */
export function PasswordChangedNotice(): ReactNode {
  const banner = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState<Language>();
  useOnFirstVisible(() => setLanguage(takeNotice()));
  useEffect(() => {
    if (language !== undefined) banner.current?.focus();
  }, [language]);

  const close = (): void => {
    // The button unmounts; move focus to the content first.
    banner.current?.closest('main')?.focus();
    setLanguage(undefined);
  };
  useBfcacheRestore(() => setLanguage(undefined));

  const copy = language && passwordChangedCopy[language];
  return (
    <div lang={language} className={styles.notice}>
      <Banner ref={banner} tone="positive">
        {copy?.changed ?? null}
      </Banner>
      {copy && (
        <div className={styles.next}>
          <p>
            <ChromeVariant browser={<span>{copy.signIn}</span>} app={<span>{copy.inApp}</span>} />
          </p>
          <ChromeVariant
            browser={<ButtonLink href={routes.downloadApp()}>{copy.appPage}</ButtonLink>}
            app={null}
          />
          <Button tone="quiet" onClick={close}>
            {copy.close}
          </Button>
        </div>
      )}
    </div>
  );
}
