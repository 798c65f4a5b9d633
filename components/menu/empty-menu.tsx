import type { ReactNode } from 'react';
import { menuCopy } from '@/lib/i18n/menu-copy';
import styles from './menu-notes.module.scss';

/** The restaurant has not filled in its menu: said once, quietly. */
export function EmptyMenu(): ReactNode {
  return <p className={styles.empty}>{menuCopy.empty}</p>;
}
