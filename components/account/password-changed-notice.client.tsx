'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { OpenAppLink } from '@/components/native-app/open-app-link.client';
import { ChromeVariant } from '@/components/chrome/chrome-variant.client';
import { Banner } from '@/components/transaction/banner';
import { Button } from '@/components/ui/button';
import { takeNotice } from '@/lib/password-changed-notice';
import type { Stores } from '@/lib/native-app/store-links';
import { useBfcacheRestore } from '@/lib/hooks/use-bfcache-restore';
import { useOnFirstVisible } from '@/lib/hooks/use-on-first-visible';
import type { Language } from '@/lib/i18n/language';
import { passwordChangedCopy } from '@/lib/i18n/transaction/password-changed-copy';
import styles from './password-changed-notice.module.scss';

type Notice = {
  readonly language: Language;
  /** Undefined if its script did not load. */
  readonly Link?: typeof OpenAppLink;
};

/**
 * Confirms on the home page, in the language of the reset page, that the password was changed. The
 * link to the app loads only then, because few visits to the home page have this notice.
 */
export function PasswordChangedNotice({ stores }: { readonly stores: Stores }): ReactNode {
  const banner = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState<Notice>();
  useOnFirstVisible(() => {
    const language = takeNotice();
    if (language === undefined) return;
    import('@/components/native-app/open-app-link.client').then(
      (loaded) => setNotice({ language, Link: loaded.OpenAppLink }),
      () => setNotice({ language }),
    );
  });
  useEffect(() => {
    if (notice !== undefined) banner.current?.focus();
  }, [notice]);

  const close = (): void => {
    // The button unmounts; move focus to the content first.
    banner.current?.closest('main')?.focus();
    setNotice(undefined);
  };
  useBfcacheRestore(() => setNotice(undefined));

  const copy = notice && passwordChangedCopy[notice.language];
  return (
    <div lang={notice?.language} className={styles.notice}>
      <Banner ref={banner} tone="positive">
        {copy?.changed ?? null}
      </Banner>
      {notice && copy && (
        <div className={styles.next}>
          <p>
            <ChromeVariant browser={<span>{copy.signIn}</span>} app={<span>{copy.inApp}</span>} />
          </p>
          {notice.Link && (
            <ChromeVariant
              browser={<notice.Link language={notice.language} stores={stores} />}
              app={null}
            />
          )}
          <Button tone="quiet" onClick={close}>
            {copy.close}
          </Button>
        </div>
      )}
    </div>
  );
}
