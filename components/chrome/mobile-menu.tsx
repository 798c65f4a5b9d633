import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './mobile-menu.module.scss';
import { MOBILE_MENU_ID } from './operate-mobile-menu.ts';

type Props = {
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly menuLabel: string;
  readonly tagline: string;
  readonly logo: ReactNode;
  /** The links as list items. */
  readonly children: ReactNode;
};

/** A native modal dialog manages the focus and closes on Escape; `operateMobileMenu` does the rest. */
export function MobileMenu(props: Props): ReactNode {
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={props.openLabel}
        aria-haspopup="dialog"
        {...commandMenu('show-modal')}
      >
        <Icon name="menu" size={28} />
      </button>
      <dialog id={MOBILE_MENU_ID} aria-label={props.menuLabel} className={styles.overlay}>
        <div className={styles.bar}>
          {props.logo}
          <button
            type="button"
            className={styles.toggle}
            aria-label={props.closeLabel}
            {...commandMenu('close')}
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

/** React has no property for these attributes, so they are written as in HTML. */
const commandMenu = (command: 'show-modal' | 'close'): Readonly<Record<string, string>> => ({
  command,
  commandfor: MOBILE_MENU_ID,
});
