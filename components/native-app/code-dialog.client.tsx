'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from '@/components/native-app/order';
import { closeOnBackdrop, DialogShell } from '@/components/ui/dialog-shell';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/addresses/routes';
import styles from './order.module.scss';

const HEADING_ID = 'cod_titlu';
const CODE_PX = 256;

type Props = { readonly order: Order; readonly onClose: () => void };

/**
 * The QR code of the menu, for the phone of a visitor who reads on a computer. The dialog is open
 * while it is mounted. It is a child of `body`, because `OrderLink` may stand in a form or in
 * another dialog.
 */
export function CodeDialog({ order, onClose }: Props): ReactNode {
  const { restaurantId, code } = order;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <DialogShell ref={dialog} labelledBy={HEADING_ID} onClose={onClose} onClick={closeOnBackdrop}>
      <div className={styles.head}>
        <h2 id={HEADING_ID}>{code.heading}</h2>
        <button
          type="button"
          aria-label={code.close}
          className={styles.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={28} />
        </button>
      </div>
      {/* oxlint-disable-next-line nextjs/no-img-element -- an SVG needs no image optimizer */}
      <img
        alt={code.label}
        width={CODE_PX}
        height={CODE_PX}
        src={routes.menuCode({ restaurantId })}
        className={styles.code}
      />
      <p>
        {code.scan} {code.text}
      </p>
    </DialogShell>,
    document.body,
  );
}
