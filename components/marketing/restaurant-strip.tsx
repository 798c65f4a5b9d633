import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/addresses/routes';
import { homeCopy } from '@/lib/i18n/site/home-copy';
import { listHomeRestaurants } from '@/lib/restaurant/home-restaurants';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import styles from './restaurant-strip.module.scss';
import { RestaurantTile } from './restaurant-tile.tsx';

const HEADING_ID = 'restaurante_din_oras';

type Props = { readonly restaurants: readonly RestaurantSummary[] };

export function RestaurantStrip({ restaurants }: Props): ReactNode {
  const shown = listHomeRestaurants(restaurants);
  if (shown.length === 0) return null;
  const { heading, all } = homeCopy.strip;
  return (
    <section aria-labelledby={HEADING_ID} className={styles.strip}>
      <div className={styles.content}>
        <h2 id={HEADING_ID}>{heading}</h2>
        <ul className={styles.tiles}>
          {shown.map((restaurant) => (
            <li key={restaurant.restaurantId}>
              <RestaurantTile {...restaurant} />
            </li>
          ))}
        </ul>
        <ButtonLink href={routes.restaurants()} tone="quiet">
          {all}
        </ButtonLink>
      </div>
    </section>
  );
}
