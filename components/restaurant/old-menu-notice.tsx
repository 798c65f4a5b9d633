import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import { OLD_MENU_NOTICE_ID } from '@/lib/offline/notice-ids';
import styles from './restaurant.module.scss';

type Props = { readonly asOf: Date | undefined; readonly language: Language };

/** Says when the provider sent the menu. Renders nothing for a current menu. */
export function OldMenuNotice({ asOf, language }: Props): ReactNode {
  if (asOf === undefined) return null;
  return (
    <p id={OLD_MENU_NOTICE_ID} className={styles.notice}>
      {menuPageCopy[language].menu.old(asOf)}
    </p>
  );
}
