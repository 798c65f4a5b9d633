import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { homeCopy } from '@/lib/i18n/home-copy';
import { HOME_RESTAURANTS } from '@/lib/legal/facts';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { routes } from '@/lib/routes';
import styles from './restaurant-strip.module.scss';
import { RestaurantTile } from './restaurant-tile.tsx';

const HEADING_ID = 'restaurante_din_oras';

type Linked = RestaurantSummary & { readonly restaurantId: string };

/**
 * Restaurants that have a page: those with a picture first, otherwise in the provider's order. The
 * Terms state this order, as Regulation (EU) 2019/1150, article 5, asks; change both together.
 */
function pickLinked(restaurants: readonly RestaurantSummary[]): readonly Linked[] {
  const linked = restaurants.flatMap(({ restaurantId, ...rest }) =>
    restaurantId === undefined ? [] : [{ ...rest, restaurantId }],
  );
  return linked.toSorted((a, b) => Number(b.image !== undefined) - Number(a.image !== undefined));
}

type Props = { readonly restaurants: readonly RestaurantSummary[] };

/** Real restaurants, in up to two rows of three; renders nothing without any. */
export function RestaurantStrip({ restaurants }: Props): ReactNode {
  const linked = pickLinked(restaurants);
  if (linked.length === 0) return null;
  const { heading, all } = homeCopy.strip;
  return (
    <section aria-labelledby={HEADING_ID} className={styles.strip}>
      <div className={styles.content}>
        <h2 id={HEADING_ID}>{heading}</h2>
        <ul className={styles.tiles}>
          {linked.slice(0, HOME_RESTAURANTS).map((restaurant) => (
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
