import type { ReactNode } from 'react';
import { MenuCode } from '@/components/native-app/app-code';
import type { Order } from '@/components/native-app/order';
import orderStyles from '@/components/native-app/order.module.scss';
import { StoreButtons } from '@/components/native-app/store-buttons';
import { OPENING_POPUP_ID } from '@/components/menu/open-opening-popup';
import { Button } from '@/components/ui/button';
import { DialogShell } from '@/components/ui/dialog-shell';
import { Icon } from '@/components/ui/icon';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import styles from './menu-page.module.scss';

const HEADING_ID = 'aplicatie_titlu';
const TEXT_ID = 'aplicatie_text';

type Props = { readonly order: Order; readonly language: Language };

/** Says that orders need the app, and links the app stores (requirement M-14). */
export function OpeningPopup({ order, language }: Props): ReactNode {
  const { heading, text, viewOnly, close } = menuPageCopy[language].openingPopup;
  return (
    <DialogShell id={OPENING_POPUP_ID} labelledBy={HEADING_ID} aria-describedby={TEXT_ID}>
      <form method="dialog" className={orderStyles.head}>
        <h2 id={HEADING_ID} tabIndex={-1}>
          {heading}
        </h2>
        <button type="submit" aria-label={close} className={orderStyles.close}>
          <Icon name="close" size={28} />
        </button>
      </form>
      <p id={TEXT_ID}>{text(getSettings().brandName)}</p>
      <StoreButtons order={order} language={language} code={<MenuCode order={order} />} />
      <form method="dialog" className={styles.actions}>
        <Button type="submit" tone="quiet">
          {viewOnly}
        </Button>
      </form>
    </DialogShell>
  );
}
