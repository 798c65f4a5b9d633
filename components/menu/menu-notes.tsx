import type { ReactNode } from 'react';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import styles from './menu-notes.module.scss';

/**
 * Without the note on allergens, guests could take a product that lists no allergen for one that
 * contains none.
 */
export function MenuNotes(): ReactNode {
  return (
    <div className={styles.notes}>
      <p>{siteCopy.menu.vatIncluded}</p>
      <p>{siteCopy.menu.allergens}</p>
    </div>
  );
}
