import type { ReactNode } from 'react';
import type { Order } from '@/components/native-app/order';
import { getSettings } from '@/lib/config';
import type { Language } from '@/lib/i18n/language';
import { chromeCopy } from '@/lib/i18n/site/every-page/chrome-copy';
import { StoreLink } from './order-link.tsx';
import styles from './store-buttons.module.scss';

/** Our own drawings, in place of the stores' logos. */
const DRAWINGS = {
  'App Store':
    'M15.8 2.5c.2 2.3-1.7 4.4-3.9 4.5-.2-2.2 1.7-4.3 3.9-4.5zM12.1 8.7c.9 0 2-1.1 3.9-1.1 1.5.1 2.8.8 3.5 2-3.2 1.9-2.6 6.2.6 7.4-.8 2-2.3 4.4-4 4.4-1.4 0-1.9-.9-3.7-.9s-2.3.9-3.6.9c-2.3 0-4.9-4.4-4.9-8 0-3.6 2.3-5.8 4.6-5.8 1.6 0 2.6 1.1 3.6 1.1z',
  'Google Play':
    'M4.1 3.3v17.4l8-8.7zM5.4 2.5l8 8.2 2.5-2.6zM5.4 21.5l8-8.2 2.5 2.6zM17 8.7l-3 3.3 3 3.3 4-2.3c.8-.5.8-1.5 0-2z',
} as const;

type Props = {
  /** What the links tell the stores. Undefined if they tell nothing. */
  readonly order?: Order;
  readonly language: Language;
  /** A QR code. Only computers show it, which can run the app of no store. */
  readonly code?: ReactNode;
};

/**
 * Links to both stores. A phone shows its own store as a button and the other one as a text link,
 * and a computer shows `code` and two text links (`store-buttons.module.scss`).
 */
export function StoreButtons({ order, language, code }: Props): ReactNode {
  const { appStore, playStore } = chromeCopy[language].stores;
  return (
    <ul className={styles.stores}>
      {Boolean(code) && <li className={styles.code}>{code}</li>}
      <li className={styles.apple}>
        <StoreButton store="App Store" label={appStore} order={order} />
      </li>
      <li className={styles.google}>
        <StoreButton store="Google Play" label={playStore} order={order} />
      </li>
    </ul>
  );
}

type ButtonProps = {
  readonly store: keyof typeof DRAWINGS;
  /** Must end with the store's name, which the button shows in another style. */
  readonly label: string;
  readonly order: Order | undefined;
};

function StoreButton({ store, label, order }: ButtonProps): ReactNode {
  const content = (
    <>
      <svg aria-hidden="true" width="32" height="32" viewBox="0 0 24 24" fill="currentColor">
        <path d={DRAWINGS[store]} />
      </svg>
      <span>
        {label.slice(0, -store.length)}
        <strong className={styles.name}>{store}</strong>
      </span>
    </>
  );
  if (order !== undefined) {
    return (
      <StoreLink className={styles.store} order={order} store={store}>
        {content}
      </StoreLink>
    );
  }
  const { appStoreUrl, playStoreUrl } = getSettings();
  return (
    <a className={styles.store} href={store === 'App Store' ? appStoreUrl : playStoreUrl}>
      {content}
    </a>
  );
}
