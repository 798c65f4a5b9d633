import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/addresses/routes';
import { homeCopy } from '@/lib/i18n/site/home-copy';
import { HOME_RESTAURANTS } from '@/lib/business-facts';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import styles from './restaurant-strip.module.scss';
import { RestaurantTile } from './restaurant-tile.tsx';

const HEADING_ID = 'restaurante_din_oras';

type RestaurantWithPage = RestaurantSummary & { readonly restaurantId: string };

/**
 * Lists the restaurants that have a page: those with a picture first, otherwise in the provider's
 * order. Regulation (EU) 2019/1150, article 5, requires the Terms to state this order, so change
 * both together.
 */
function listWithPage(restaurants: readonly RestaurantSummary[]): readonly RestaurantWithPage[] {
  const linked = restaurants.flatMap(({ restaurantId, ...rest }) =>
    restaurantId === undefined ? [] : [{ ...rest, restaurantId }],
  );
  return linked.toSorted((a, b) => Number(b.image !== undefined) - Number(a.image !== undefined));
}

type Props = { readonly restaurants: readonly RestaurantSummary[] };

export function RestaurantStrip({ restaurants }: Props): ReactNode {
  const linked = listWithPage(restaurants);
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
