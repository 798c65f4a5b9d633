import type { ReactNode } from 'react';
import type { Order } from '@/components/native-app/order';
import { routes } from '@/lib/addresses/routes';
import { downloadCopy, orderCopy } from '@/lib/i18n/site/app-copy';
import { DialogShell } from '@/components/ui/dialog-shell';
import { Icon } from '@/components/ui/icon';
import { CODE_DIALOG_ID } from './order-link.tsx';
import styles from './order.module.scss';

const CODE_PX = 144;

/** The QR code of the menu. */
export function MenuCode({ order }: { readonly order: Order }): ReactNode {
  const { label, scan } = order.code;
  return (
    <Code
      address={routes.menuCode({ restaurantId: order.restaurantId })}
      label={label}
      scan={scan}
    />
  );
}

/** The QR code of the download page. */
export function AppCode(): ReactNode {
  return (
    <Code address={routes.appCode()} label={downloadCopy.qrLabel} scan={orderCopy.ro.code.scan} />
  );
}

type CodeProps = { readonly address: string; readonly label: string; readonly scan: string };

/**
 * A QR code with the words that say how to use it. The picture is lazy, so only devices that show
 * it load it. An SVG in the HTML would have more bytes.
 */
function Code({ address, label, scan }: CodeProps): ReactNode {
  return (
    <>
      {/* oxlint-disable-next-line nextjs/no-img-element -- an SVG needs no image optimizer */}
      <img alt={label} width={CODE_PX} height={CODE_PX} loading="lazy" src={address} />
      <p>{scan}</p>
    </>
  );
}

const HEADING_ID = 'cod_titlu';
const DIALOG_CODE_PX = 256;

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
        width={DIALOG_CODE_PX}
        height={DIALOG_CODE_PX}
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
