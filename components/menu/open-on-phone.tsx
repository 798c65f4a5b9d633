import type { ReactNode } from 'react';
import { NOTE_ID } from '@/components/menu/menu-code-note';
import { buttonClass } from '@/components/ui/button-class';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import styles from './menu-hero.module.scss';

/**
 * The button that opens the QR code of the menu in a popover. The button is visible only on wide
 * screens. The browser opens the popover without a script.
 */
export function OpenOnPhone({ language }: { readonly language: Language }): ReactNode {
  return (
    <button
      type="button"
      popoverTarget={NOTE_ID}
      className={`${buttonClass('quiet')} ${styles.openOnPhone}`}
    >
      {menuPageCopy[language].menu.openOnPhone}
    </button>
  );
}
