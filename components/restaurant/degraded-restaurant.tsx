import type { ReactNode } from 'react';
import { PageMain } from '@/components/chrome/main/page-main';
import { ReloadLink } from '@/components/ui/reload-link';
import styles from './degraded-restaurant.module.scss';

type Props = {
  readonly name: string;
  /** Content that does not need the provider. */
  readonly children?: ReactNode;
};

/** Shown when the provider fails and no older menu is kept. */
export function DegradedRestaurant({ name, children }: Props): ReactNode {
  return (
    <PageMain outcome="degraded">
      <div className={styles.page}>
        <h1 className={styles.name}>{name}</h1>
        {children}
        <ReloadLink />
      </div>
    </PageMain>
  );
}
