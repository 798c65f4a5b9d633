import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { HoursLine } from '@/components/ui/hours-line';
import { PictureImage } from '@/components/ui/picture/picture-image.client';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { routes } from '@/lib/addresses/routes';
import { productFactsCopy } from '@/lib/i18n/site/menu/product-facts-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';
import { formatMoreHits } from '@/lib/all-menus/format-all-menus-result';
import { toAnchor } from '@/lib/restaurant/anchor';
import { formatOpening } from '@/lib/restaurant/hours';
import { formatPrice } from '@/lib/restaurant/price';
import type { RestaurantHits as Group } from '@/lib/all-menus/search-all-menus';
import type { IndexedProduct } from '@/lib/all-menus/menus-index';
import type { AllMenusClassNames } from './all-menus-class-names.ts';

type Props = { readonly group: Group; readonly classNames: AllMenusClassNames };

/** A restaurant with its hits. */
export function RestaurantHits({ group, classNames }: Props): ReactNode {
  const { restaurant, opening, products, productCount } = group;
  const { restaurantId, name, hours = '' } = restaurant;
  const shown = formatOpening(opening, siteCopy.hours.opening);
  const more = productCount - products.length;
  return (
    <section>
      <h2>
        {restaurantId === undefined ? (
          name
        ) : (
          <a href={routes.restaurant({ restaurantId })}>{name}</a>
        )}
      </h2>
      <HoursLine
        label={siteCopy.hours.label}
        hours={hours}
        size="full"
        {...(shown && { state: <Badge tone={shown.tone}>{shown.text}</Badge> })}
      />
      {restaurantId !== undefined && (
        <>
          <div className={classNames.products}>
            {products.map((product) => (
              <Dish key={slugOf(product)} product={product} restaurantId={restaurantId} />
            ))}
          </div>
          <p>
            <a href={routes.menu({ restaurantId })}>
              {more === 0 ? allMenusCopy.wholeMenu : formatMoreHits(more)}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

type DishProps = { readonly product: IndexedProduct; readonly restaurantId: string };

function Dish({ product, restaurantId }: DishProps): ReactNode {
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
