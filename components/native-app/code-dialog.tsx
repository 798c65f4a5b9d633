import type { ReactNode } from 'react';
import type { Order } from '@/components/native-app/order';
import { DialogShell } from '@/components/ui/dialog-shell';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/addresses/routes';
import { CODE_DIALOG_ID } from './operate-order-links.ts';
import styles from './order.module.scss';

const HEADING_ID = 'cod_titlu';
const CODE_PX = 256;

/**
 * The QR code of the menu, for the phone of a visitor who reads on a computer. Its attributes tell
 * `operateOrderLinks` what the links to the app need, so a page with such links has it once. The
 * picture is lazy, so only an open dialog loads it.
 */
export function CodeDialog({ order }: { readonly order: Order }): ReactNode {
  const { restaurantId, tableId, stores, code } = order;
  return (
    <DialogShell
      id={CODE_DIALOG_ID}
      labelledBy={HEADING_ID}
      data-restaurant={restaurantId}
      data-table={tableId}
      data-app-store={stores.appStoreUrl}
      data-provider-token={stores.appStoreProviderToken}
      data-play-store={stores.playStoreUrl}
      data-package={stores.androidPackage}
    >
      <form method="dialog" className={styles.head}>
        <h2 id={HEADING_ID}>{code.heading}</h2>
        <button type="submit" aria-label={code.close} className={styles.close}>
          <Icon name="close" size={28} />
        </button>
      </form>
      {/* oxlint-disable-next-line nextjs/no-img-element -- an SVG needs no image optimizer */}
      <img
        alt={code.label}
        width={CODE_PX}
        height={CODE_PX}
        loading="lazy"
        src={routes.menuCode({ restaurantId })}
        className={styles.code}
      />
      <p>
        {code.scan} {code.text}
      </p>
    </DialogShell>
  );
}
