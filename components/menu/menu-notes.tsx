import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import styles from './menu-notes.module.scss';

/**
 * Without the note on allergens, guests could think that a product without listed allergens
 * contains none.
 */
export function MenuNotes({ language }: { readonly language: Language }): ReactNode {
  const { vatIncluded, allergens } = menuPageCopy[language].menu;
  return (
    <div className={styles.notes}>
      <p>{vatIncluded}</p>
      <p>{allergens}</p>
    </div>
  );
}
