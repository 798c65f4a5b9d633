import type { ReactNode } from 'react';
import { PageMain } from '@/components/chrome/page-main';
import { ReloadLink } from '@/components/ui/reload-link';
import styles from './degraded-restaurant.module.scss';

type Props = {
  readonly name: string;
  /** What is known without the provider. */
  readonly children?: ReactNode;
};

/** The provider is down and nothing older is known: no error text, and a quiet way on. */
export function DegradedRestaurant({ name, children }: Props): ReactNode {
  return (
    <PageMain mark="degraded">
      <div className={styles.page}>
        <h1 className={styles.name}>{name}</h1>
        {children}
        <ReloadLink />
      </div>
    </PageMain>
  );
}
