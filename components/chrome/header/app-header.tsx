import type { ReactNode } from 'react';
import { BrandLogo } from './brand-mark.tsx';
import styles from './site-header.module.scss';
import logoStyles from './site-logo.module.scss';

/** The header inside an app, without links. */
export function AppHeader(): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <p className={logoStyles.logo}>
          <BrandLogo />
        </p>
      </div>
    </header>
  );
}
