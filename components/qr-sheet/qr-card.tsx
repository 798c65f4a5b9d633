import type { ReactNode } from 'react';
import { BrandMark } from '@/components/chrome/brand';
import { QrCode } from '@/components/ui/qr-code';
import { qrCopy } from '@/lib/i18n/site/qr-copy';
import styles from './qr-sheets.module.scss';

const MARK_HEIGHT_PX = 20;

type Props = {
  readonly restaurant: string;
  readonly brand: string;
  /** For example 'Masa 12' or 'Meniu'. */
  readonly title: string;
  readonly text: string;
  readonly codeLabel: string;
  readonly address: string;
};

export function QrCard({ restaurant, brand, title, text, codeLabel, address }: Props): ReactNode {
  return (
    <article className={styles.card}>
      <p className={styles.restaurant}>{restaurant}</p>
      <h2 className={styles.title}>{title}</h2>
      <QrCode address={address} label={codeLabel} className={styles.code} />
      <p className={styles.scan}>
        <strong>{qrCopy.scan}</strong>
        {text}
      </p>
      <p className={styles.brand}>
        <BrandMark heightPx={MARK_HEIGHT_PX} />
        {brand}
      </p>
    </article>
  );
}
