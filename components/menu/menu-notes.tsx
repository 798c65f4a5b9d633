import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import styles from './menu-notes.module.scss';

/** The note on allergens says that a product can contain allergens that the menu does not list. */
export function MenuNotes({ language }: { readonly language: Language }): ReactNode {
  const { vatIncluded, allergens } = menuPageCopy[language].menu;
  return (
    <div className={styles.notes}>
      <p>{vatIncluded}</p>
      <p>{allergens}</p>
    </div>
  );
}
