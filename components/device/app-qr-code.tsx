import type { ReactNode } from 'react';
import { formatQrPath } from '@/lib/device/qr-path';
import { downloadCopy } from '@/lib/i18n/download-copy';
import styles from './app-qr-code.module.scss';

/** The white that scanners need around a code, in modules. */
const QUIET_ZONE = 4;

type Props = {
  /** Where the code leads. */
  readonly address: string;
};

/** For whoever reads this on a large screen: the phone opens the same page and goes on from there. */
export function AppQrCode({ address }: Props): ReactNode {
  const { path, size } = formatQrPath(address);
  const side = size + 2 * QUIET_ZONE;
  return (
    <figure className={styles.code}>
      <svg
        role="img"
        aria-label={downloadCopy.qrLabel}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        shapeRendering="crispEdges"
        className={styles.picture}
      >
        <path d={path} />
      </svg>
      <figcaption>{downloadCopy.qrCaption}</figcaption>
    </figure>
  );
}
