import type { ReactNode } from 'react';
import { QrCode } from '@/components/ui/qr-code';
import { downloadCopy } from '@/lib/i18n/site/download-copy';
import styles from './app-qr-code.module.scss';

type Props = {
  readonly address: string;
};

export function AppQrCode({ address }: Props): ReactNode {
  return (
    <figure className={styles.code}>
      <QrCode address={address} label={downloadCopy.qrLabel} className={styles.picture} />
      <figcaption>{downloadCopy.qrCaption}</figcaption>
    </figure>
  );
}
