import type { ReactNode } from 'react';
import { QrCode } from '@/components/ui/qr-code';
import { downloadCopy } from '@/lib/i18n/download-copy';
import styles from './app-qr-code.module.scss';

type Props = {
  /** Where the code leads. */
  readonly address: string;
};

/** For whoever reads this on a large screen: the phone opens the same page and goes on from there. */
export function AppQrCode({ address }: Props): ReactNode {
  return (
    <figure className={styles.code}>
      <QrCode address={address} label={downloadCopy.qrLabel} className={styles.picture} />
      <figcaption>{downloadCopy.qrCaption}</figcaption>
    </figure>
  );
}
