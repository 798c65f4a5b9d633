import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import { routes } from '@/lib/addresses/routes';
import styles from './restaurant-strip.module.scss';

type Props = {
  readonly restaurantId: string;
  readonly name: string;
  readonly image: string | undefined;
  readonly scheduleText: string | undefined;
};

export function RestaurantTile({ restaurantId, name, image, scheduleText }: Props): ReactNode {
  return (
    <a href={routes.restaurant({ restaurantId })} className={styles.tile}>
      <span className={styles.frame}>
        <Picture address={image} alt="" use="tile" />
      </span>
      <span className={styles.name}>{name}</span>
      {scheduleText !== undefined && <span className={styles.hours}>{scheduleText}</span>}
    </a>
  );
}
