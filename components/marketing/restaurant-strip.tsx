import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { homeCopy } from '@/lib/i18n/home-copy';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { routes } from '@/lib/routes';
import styles from './restaurant-strip.module.scss';
import { RestaurantTile } from './restaurant-tile.tsx';

const HEADING_ID = 'restaurante_din_oras';

/** Two rows of three where there is room. */
const SHOWN = 6;

type Linked = RestaurantSummary & { readonly restaurantId: string };

/** Those that have a page, the ones with a picture first, otherwise in the provider's order. */
function pickLinked(restaurants: readonly RestaurantSummary[]): readonly Linked[] {
  const linked = restaurants.flatMap(({ restaurantId, ...rest }) =>
    restaurantId === undefined ? [] : [{ ...rest, restaurantId }],
  );
  return linked.toSorted((a, b) => Number(b.image !== undefined) - Number(a.image !== undefined));
}

type Props = { readonly restaurants: readonly RestaurantSummary[] };

/** A few real restaurants; without any, nothing. */
export function RestaurantStrip({ restaurants }: Props): ReactNode {
  const linked = pickLinked(restaurants);
  if (linked.length === 0) return null;
  const { heading, all } = homeCopy.strip;
  return (
    <section aria-labelledby={HEADING_ID} className={styles.strip}>
      <div className={styles.content}>
        <h2 id={HEADING_ID}>{heading}</h2>
        <ul className={styles.tiles}>
          {linked.slice(0, SHOWN).map((restaurant) => (
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
