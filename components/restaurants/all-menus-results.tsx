import type { ReactNode } from 'react';
import { RestaurantCard } from '@/components/restaurants/restaurant-card';
import type { CardClassNames } from '@/components/restaurants/restaurant-card';
import { Badge } from '@/components/ui/badge';
import { PictureImage } from '@/components/ui/picture-image.client';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import type { AllMenusQuery } from '@/lib/all-menus/all-menus-query';
import {
  formatAllMenusLimits,
  formatAllMenusResult,
  formatMoreHits,
} from '@/lib/all-menus/format-all-menus-result';
import type { AllMenusLimits } from '@/lib/all-menus/format-all-menus-result';
import { formatListed } from '@/lib/all-menus/listed-restaurant';
import type { IndexedProduct } from '@/lib/all-menus/menus-index';
import type { AllMenusResult, RestaurantHits } from '@/lib/all-menus/search-all-menus';
import { hoursCopy } from '@/lib/i18n/site/hours-copy';
import { productFactsCopy } from '@/lib/i18n/site/menu/product-facts-copy';
import { toAnchor } from '@/lib/restaurant/anchor';
import { formatOpening } from '@/lib/restaurant/hours';
import { formatPrice } from '@/lib/restaurant/price';

export type AllMenusClassNames = Readonly<
  Record<'search' | 'status' | 'hits' | 'hit' | 'products', string | undefined>
> & { readonly card: CardClassNames };

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
  readonly classNames: AllMenusClassNames;
};

/** The server and the browser render the hits of a search. */
export function showResult({ result, query, index, now, classNames }: Search): Shown {
  const text = formatAllMenusResult(result, query);
  return {
    // If menus are missing or data are old, sentences about this follow. The key makes React
    // exchange the element with the text, because a browser's translator may have replaced the text
    // node that React would change.
    status: (
      <>
        <span key={text}>{text}</span>
        {formatAllMenusLimits(index, now).map((limit) => (
          <small key={limit}>{` ${limit}`}</small>
        ))}
      </>
    ),
    results: result.groups.map((group, position) => (
      <RestaurantHit key={position} group={group} classNames={classNames} />
    )),
  };
}

type Props = { readonly group: RestaurantHits; readonly classNames: AllMenusClassNames };

/** The card of a restaurant, as in the list, with its hits. */
function RestaurantHit({ group, classNames }: Props): ReactNode {
  const { restaurant, opening, products, productCount } = group;
  const { restaurantId } = restaurant;
  const state = formatOpening(opening, hoursCopy.ro.opening);
  const more = productCount - products.length;
  return (
    <section className={classNames.hit}>
      <RestaurantCard
        restaurant={formatListed(restaurant)}
        headingLevel={2}
        classNames={classNames.card}
        {...(state && { state: <Badge tone={state.tone}>{state.text}</Badge> })}
      />
      {restaurantId !== undefined && products.length > 0 && (
        <div className={classNames.products}>
          {products.map((product) => (
            <Hit key={slugOf(product)} product={product} restaurantId={restaurantId} />
          ))}
        </div>
      )}
      {restaurantId !== undefined && more > 0 && (
        <p>
          <a href={formatMenuHref({ restaurantId })}>{formatMoreHits(more)}</a>
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
          <a href={formatMenuHref({ restaurantId, product: slugOf(product) })}>{name}</a>
        </h3>
        {isSoldOut && <em>{productFactsCopy.soldOut}</em>}
        <strong>{formatPrice(priceRon)}</strong>
      </div>
      {picture && <PictureImage picture={picture} alt="" use="thumb" restaurantId={restaurantId} />}
    </article>
  );
}

const slugOf = ({ name, slug }: IndexedProduct): string => slug ?? toAnchor(name);
