import type { ReactNode } from 'react';
import { UnlinkedLogo } from './unlinked-logo.tsx';
import styles from './site-header.module.scss';

/** The header inside an app: whose page this is, and no way to leave it. */
export function AppHeader(): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <UnlinkedLogo />
      </div>
    </header>
  );
}
