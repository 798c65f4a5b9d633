import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { StoreUrls } from '@/lib/native-app/store-redirect';
import { STORE_REDIRECT_ID } from './redirect-to-store.ts';
import type { Phase } from './redirect-to-store.ts';
import styles from './store-redirect.module.scss';

type Props = {
  readonly stores: StoreUrls;
  readonly texts: Readonly<Record<Phase, string>>;
  readonly stayLabel: string;
};

/** Announces what `redirectToStore` does, which reads the attributes. */
export function StoreRedirect({ stores, texts, stayLabel }: Props): ReactNode {
  return (
    <div
      id={STORE_REDIRECT_ID}
      data-phase="waiting"
      data-app-store={stores.appStore}
      data-play-store={stores.playStore}
      data-waiting={texts.waiting}
      data-staying={texts.staying}
      data-sent={texts.sent}
      className={styles.notice}
    >
      {/* Empty in the server's HTML, because screen readers announce only changes of a status. */}
      <p role="status" tabIndex={-1} className={styles.status} />
      <div className={styles.stay}>
        <Button tone="quiet">{stayLabel}</Button>
      </div>
    </div>
  );
}
