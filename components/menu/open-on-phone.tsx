import type { ReactNode } from 'react';
import { NOTE_ID } from '@/components/menu/print-note';
import { buttonClass } from '@/components/ui/button-tone';
import { menuCopy } from '@/lib/i18n/site/menu-copy';
import styles from './menu-hero.module.scss';

/** Shows the QR code of the menu, on wide screens. The browser opens the popover without a script. */
export function OpenOnPhone(): ReactNode {
  return (
    <button
      type="button"
      popoverTarget={NOTE_ID}
      className={`${buttonClass('quiet')} ${styles.openOnPhone}`}
    >
      {menuCopy.openOnPhone}
    </button>
  );
}
