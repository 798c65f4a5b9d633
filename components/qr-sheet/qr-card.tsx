import type { ReactNode } from 'react';
import { LadleMark } from '@/components/chrome/ladle-mark';
import { formatQrPath } from '@/lib/device/qr-path';
import { qrCopy } from '@/lib/i18n/qr-copy';
import styles from './qr-sheets.module.scss';

/** The white that scanners need around a code, in modules. */
const QUIET_ZONE = 4;
const MARK_HEIGHT_PX = 20;

type Props = {
  readonly restaurant: string;
  readonly brand: string;
  /** 'Masa 12', or 'Meniu'. */
  readonly title: string;
  readonly text: string;
  readonly codeLabel: string;
  readonly address: string;
};

/** What stands on one table. */
export function QrCard({ restaurant, brand, title, text, codeLabel, address }: Props): ReactNode {
  const { path, size } = formatQrPath(address);
  const side = size + 2 * QUIET_ZONE;
  return (
    <article className={styles.card}>
      <p className={styles.restaurant}>{restaurant}</p>
      <h2 className={styles.title}>{title}</h2>
      <svg
        role="img"
        aria-label={codeLabel}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        shapeRendering="crispEdges"
        className={styles.code}
      >
        <path d={path} />
      </svg>
      <p className={styles.scan}>
        <strong>{qrCopy.scan}</strong>
        {text}
      </p>
      <p className={styles.brand}>
        <LadleMark heightPx={MARK_HEIGHT_PX} />
        {brand}
      </p>
    </article>
  );
}
