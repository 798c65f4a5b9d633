import type { ReactNode } from 'react';
import { Banner } from '@/components/transaction/banner';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/addresses/routes';
import { openAppCopy } from '@/lib/i18n/transaction/open-app-copy';
import { passwordChangedCopy } from '@/lib/i18n/transaction/password-changed-copy';
import type { Stores } from '@/lib/native-app/store-links';
import styles from './password-changed-notice.module.scss';
import { PASSWORD_NOTICE_ID } from '@/components/front-page/show-password-notice';

/**
 * Confirms on the home page, in the language of the reset page, that the password was changed. Few
 * visits to the home page have this notice, so it is hidden, and `showPasswordNotice` fills it.
 */
export function PasswordChangedNotice({ stores }: { readonly stores: Stores }): ReactNode {
  return (
    <div
      id={PASSWORD_NOTICE_ID}
      className={styles.notice}
      data-app-store={stores.appStoreUrl}
      data-play-store={stores.playStoreUrl}
      data-package={stores.androidPackage}
      suppressHydrationWarning
    >
      <Banner tone="positive" />
      <div hidden>
        <div className={styles.next}>
          <p />
          <a className={buttonClass('action')} href={routes.downloadApp()}>
            {openAppCopy.ro.download}
          </a>
          <Button tone="quiet">{passwordChangedCopy.ro.close}</Button>
        </div>
      </div>
    </div>
  );
}
