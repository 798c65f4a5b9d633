import type { ReactNode } from 'react';
import { siteCopy } from '@/lib/i18n/site-copy';
import styles from './menu-notes.module.scss';

/** Orders are placed in the app; here a missing allergen must never look like a promise. */
export function MenuNotes(): ReactNode {
  return (
    <div className={styles.notes}>
      <p>{siteCopy.menu.vatIncluded}</p>
      <p>{siteCopy.menu.allergens}</p>
    </div>
  );
}
