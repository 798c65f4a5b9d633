import type { ReactNode } from 'react';
import { QrCode } from '@/components/ui/qr-code';
import { downloadCopy } from '@/lib/i18n/site/download-copy';
import styles from './app-qr-code.module.scss';

type Props = {
  /** The URL in the code. */
  readonly address: string;
};

/**
 * A QR code for visitors on a large screen. A phone that scans the code opens the download page,
 * and that page redirects the phone to its store.
 */
export function AppQrCode({ address }: Props): ReactNode {
  return (
    <figure className={styles.code}>
      <QrCode address={address} label={downloadCopy.qrLabel} className={styles.picture} />
      <figcaption>{downloadCopy.qrCaption}</figcaption>
    </figure>
  );
}
