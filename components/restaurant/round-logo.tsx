import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import styles from './restaurant.module.scss';

type Props = {
  readonly address: string | undefined;
  /** The restaurant whose menu names the logo. Absent if the list of restaurants names it. */
  readonly restaurantId?: string | undefined;
};

/** Decorative, because the restaurant's name is next to the logo. */
export function RoundLogo({ address, restaurantId }: Props): ReactNode {
  return (
    <div className={styles.logo}>
      <Picture address={address} alt="" use="logo" load="lazy" restaurantId={restaurantId} />
    </div>
  );
}
