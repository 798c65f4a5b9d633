import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import styles from './menu-notes.module.scss';

export function EmptyMenu({ language }: { readonly language: Language }): ReactNode {
  return <p className={styles.empty}>{menuPageCopy[language].menu.empty}</p>;
}
