'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './mobile-menu.module.scss';

type Props = {
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly menuLabel: string;
  readonly tagline: string;
  readonly logo: ReactNode;
  /** The links as list items. */
  readonly children: ReactNode;
};

/** From this width up the header shows the desktop navigation (requirement K-3). */
const DESKTOP = '(min-width: 1024px)';

/**
 * A native modal dialog manages the focus and closes on Escape. Safari gives a pressed button no
 * focus, so the browser could not move the focus back to it after closing.
 */
export function MobileMenu(props: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const pathname = usePathname();

  useEffect(() => dialog.current?.close(), [pathname]);
  useEffect(() => {
    if (!('matchMedia' in window)) return undefined;
    const desktop = matchMedia(DESKTOP);
    const close = (): void => dialog.current?.close();
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, []);

  // A link in the menu loads a new document. If the click did not close the dialog, Back could
  // restore this page from the bfcache with the dialog open.
  const closeOnLink = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a') !== null) dialog.current?.close();
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.toggle}
        aria-label={props.openLabel}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" size={28} />
      </button>
      <dialog
        ref={dialog}
        aria-label={props.menuLabel}
        className={styles.overlay}
        onClick={closeOnLink}
        onClose={() => opener.current?.focus()}
      >
        <div className={styles.bar}>
          {props.logo}
          <button
            type="button"
            className={styles.toggle}
            aria-label={props.closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={28} />
          </button>
        </div>
        <nav aria-label={props.menuLabel}>
          <ul className={styles.links}>{props.children}</ul>
        </nav>
        <p className={styles.tagline}>{props.tagline}</p>
      </dialog>
    </>
  );
}
