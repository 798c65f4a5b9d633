import type { ReactNode } from 'react';
import { getSettings } from '@/lib/config';
import { BrandMark } from './brand-mark.tsx';
import styles from './site-header.module.scss';
import logoStyles from './site-logo.module.scss';

const MARK_HEIGHT_PX = 40;

/** The header inside an app, without links. */
export function AppHeader(): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <p className={logoStyles.logo}>
          <BrandMark heightPx={MARK_HEIGHT_PX} />
          {getSettings().brandName}
        </p>
      </div>
    </header>
  );
}
