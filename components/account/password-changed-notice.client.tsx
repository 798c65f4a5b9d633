'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { OpenAppLink } from '@/components/app/open-app-link.client';
import { ChromeVariant } from '@/components/chrome/document/chrome-variant.client';
import { Banner } from '@/components/transaction/banner';
import { Button } from '@/components/ui/button';
import { takeNotice } from '@/lib/account/password-changed-notice';
import type { Stores } from '@/lib/app/store-links';
import { useBfcacheRestore } from '@/lib/hooks/use-bfcache-restore';
import { useOnFirstVisible } from '@/lib/hooks/use-on-first-visible';
import type { Language } from '@/lib/i18n/language';
import { openAppCopy } from '@/lib/i18n/transaction/open-app-copy';
import { passwordChangedCopy } from '@/lib/i18n/transaction/password-changed-copy';
import styles from './password-changed-notice.module.scss';

/** Confirms on the home page, in the language of the reset page, that the password was changed. */
export function PasswordChangedNotice({ stores }: { readonly stores: Stores }): ReactNode {
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
      {language && copy && (
        <div className={styles.next}>
          <p>
            <ChromeVariant
              browser={<span>{copy.signIn}</span>}
              app={<span>{openAppCopy[language].inApp}</span>}
            />
          </p>
          <ChromeVariant browser={<OpenAppLink language={language} stores={stores} />} app={null} />
          <Button tone="quiet" onClick={close}>
            {copy.close}
          </Button>
        </div>
      )}
    </div>
  );
}
