import type { ReactNode } from 'react';
import styles from './site-header.module.scss';
import { UnlinkedLogo } from './unlinked-logo.tsx';

/** The header inside an app: the brand name, without links. */
export function AppHeader(): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <UnlinkedLogo />
      </div>
    </header>
  );
}
