import type { ReactNode } from 'react';
import { menuCopy } from '@/lib/i18n/site/menu-copy';
import styles from './menu-notes.module.scss';

export function EmptyMenu(): ReactNode {
  return <p className={styles.empty}>{menuCopy.empty}</p>;
}
