import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { PictureImage, EMPTY_PICTURE } from '@/components/ui/picture-image';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import type { AllMenusQuery } from '@/lib/all-menus/all-menus-query';
import {
  formatAllMenusLimits,
  formatAllMenusResult,
  formatMoreHits,
} from '@/lib/all-menus/format-all-menus-result';
import type { AllMenusLimits } from '@/lib/all-menus/format-all-menus-result';
import { formatListed, getSlug } from '@/lib/all-menus/menus-index';
import type { IndexedProduct } from '@/lib/all-menus/menus-index';
import type { AllMenusResult, RestaurantHits } from '@/lib/all-menus/search-all-menus';
import { hoursCopy } from '@/lib/i18n/site/hours-copy';
import { productFactsCopy } from '@/lib/i18n/site/menu/product-facts-copy';
import { formatOpening } from '@/lib/restaurant/hours';
import { formatPrice } from '@/lib/restaurant/price';
import type { AllowedPicture } from '@/lib/security/allowed-url';
import styles from './all-menus.module.scss';
import { EXAMPLE_ID, RestaurantCard, unlessExample } from './restaurant-card.tsx';

export type Shown = {
  /** The text of the status line, such as how many products were found. */
  readonly status: ReactNode;
  readonly results?: ReactNode;
};

type Search = {
  readonly result: AllMenusResult;
  readonly query: AllMenusQuery;
  readonly index: AllMenusLimits;
  /** The time of the search. */
  readonly now: Date;
};

/** The hits of a search as the server renders them. The browser has `LiveSearch`. */
export function showResult({ result, query, index, now }: Search): Shown {
  return {
    status: (
      <>
        <span>{formatAllMenusResult(result, query)}</span>
        {formatAllMenusLimits(index, now).map((limit) => (
          <small key={limit}>{` ${limit}`}</small>
        ))}
      </>
    ),
    results: result.groups.map((group, position) => <RestaurantHit key={position} group={group} />),
  };
}

type Props = { readonly group: RestaurantHits };

/** The card of a restaurant, as in the list, with its hits. */
export function RestaurantHit({ group }: Props): ReactNode {
  const { restaurant, opening, products, productCount } = group;
  const { restaurantId } = restaurant;
  const state = formatOpening(opening, hoursCopy.ro.opening);
  const more = productCount - products.length;
  return (
    <section className={styles.hit}>
      <RestaurantCard
        restaurant={formatListed(restaurant)}
        headingLevel={2}
        {...(state && { state: <Badge tone={state.tone}>{state.text}</Badge> })}
      />
      {restaurantId !== undefined && products.length > 0 && (
        <div className={styles.products}>
          {products.map((product) => (
            <Hit key={getSlug(product)} product={product} restaurantId={restaurantId} />
          ))}
        </div>
      )}
      {restaurantId !== undefined && more > 0 && (
        <p>
          <a href={unlessExample(restaurantId, formatMenuHref({ restaurantId }))}>
            {formatMoreHits(more)}
          </a>
        </p>
      )}
    </section>
  );
}

type HitProps = { readonly product: IndexedProduct; readonly restaurantId: string };

function Hit({ product, restaurantId }: HitProps): ReactNode {
  const { name, priceRon, picture, isSoldOut } = product;
  return (
    <article>
      <div>
        <h3>
          <a
            href={unlessExample(
              restaurantId,
              formatMenuHref({ restaurantId, product: getSlug(product) }),
            )}
          >
            {name}
          </a>
        </h3>
        {isSoldOut && <em>{productFactsCopy.soldOut}</em>}
        <strong>{formatPrice(priceRon)}</strong>
      </div>
      {picture && <PictureImage picture={picture} alt="" use="thumb" restaurantId={restaurantId} />}
    </article>
  );
}

const PICTURE: AllowedPicture = { href: EMPTY_PICTURE, isResized: false };
const PRODUCT: IndexedProduct = {
  name: '-',
  priceRon: 0,
  slug: '-',
  picture: PICTURE,
  isSoldOut: true,
};
const EXAMPLE: RestaurantHits = {
  restaurant: {
    name: '-',
    restaurantId: EXAMPLE_ID,
    picture: PICTURE,
    logo: PICTURE,
    hours: '-',
    schedule: { kind: 'none' },
    categories: [{ name: '', products: [{ name: '', priceRon: 1 }] }],
  },
  opening: { state: 'always' },
  products: [PRODUCT],
  productCount: 2,
};

/** A hidden hit that has every part. In the browser `createHit` makes the hits of a search from it. */
export function ExampleHit(): ReactNode {
  return (
    <div hidden>
      <RestaurantHit group={EXAMPLE} />
    </div>
  );
}
