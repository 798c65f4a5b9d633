import type { ReactNode } from 'react';
import { getSettings } from '@/lib/config';
import { BrandMark } from './brand-mark.tsx';
import styles from './site-logo.module.scss';

const MARK_HEIGHT_PX = 40;

/** The header's logo without its link. */
export function UnlinkedLogo(): ReactNode {
  return (
    <p className={styles.logo}>
      <BrandMark heightPx={MARK_HEIGHT_PX} />
      {getSettings().brandName}
    </p>
  );
}
