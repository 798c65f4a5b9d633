import type { ReactNode } from 'react';
import { StoreButtons } from '@/components/native-app/store-buttons';
import { PageMain } from '@/components/chrome/page-main';
import { Hero } from '@/components/marketing/sections';
import { AppScene } from '@/components/marketing/partner-scenes';
import { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import { downloadCopy } from '@/lib/i18n/site/app-copy';
import figureStyles from '@/components/native-app/app-qr-code.module.scss';
import { QrCode } from '@/components/ui/qr-code';
import styles from './download-page.module.scss';
import { StoreRedirect } from './store-redirect.tsx';

/**
 * `redirectToStore` sends visitors to a store and later calls `window.close()`. The store buttons and
 * the QR code are for visitors who see this page:
 * - on a desktop, before the redirect or after they cancelled it;
 * - without JavaScript;
 * - when the store's address opened the store's app and left this page open. The page can stay
 *   open, because browsers ignore `window.close()` for most windows that no script opened.
 */
export function DownloadPage(): ReactNode {
  const { brandName, siteUrl, appStoreUrl, playStoreUrl } = getSettings();
  const { eyebrow, heading, text, redirect, stay } = downloadCopy;
  return (
    <PageMain kind="download">
      <Hero
        eyebrow={eyebrow}
        heading={heading(brandName)}
        lead={text}
        scene={
          <>
            <div className={styles.drawing}>
              <AppScene />
            </div>
            <div className={styles.code}>
              <AppQrCode address={`${siteUrl}${routes.downloadApp()}`} />
              <StoreRedirect
                stores={{ appStore: appStoreUrl, playStore: playStoreUrl }}
                texts={redirect}
                stayLabel={stay}
              />
            </div>
          </>
        }
      >
        <StoreButtons language="ro" />
      </Hero>
    </PageMain>
  );
}

type QrCodeProps = {
  readonly address: string;
};

function AppQrCode({ address }: QrCodeProps): ReactNode {
  return (
    <figure className={figureStyles.code}>
      <QrCode address={address} label={downloadCopy.qrLabel} className={figureStyles.picture} />
      <figcaption>{downloadCopy.qrCaption}</figcaption>
    </figure>
  );
}
