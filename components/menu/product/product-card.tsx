import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import { productFactsCopy } from '@/lib/i18n/site/product-facts-copy';
import type { Product } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { listProductFacts } from '@/lib/restaurant/product-facts';
import { formatWeight } from '@/lib/restaurant/weight';
import { findAllowedPicture } from '@/lib/security/allowed-picture';
import { formatCardId } from '@/components/menu/card/card-id';
import { ProductFactList } from './product-fact-list.tsx';

type Props = { readonly product: Product; readonly href: string };

/** `read-product.ts` finds each part by its element name. */
export function ProductCard({ product, href }: Props): ReactNode {
  const { slug, name, image, description, priceRon } = product;
  const weight = formatWeight(product.weight, product.quantityType);
  const hasPicture = findAllowedPicture(image) !== undefined;
  return (
    <article id={formatCardId(slug)}>
      <div>
        <h3>
          <a href={href}>{name}</a>
        </h3>
        {weight !== undefined && <small>{weight}</small>}
        {product.isSoldOut === true && <em>{productFactsCopy.soldOut}</em>}
        {description !== undefined && <p>{description}</p>}
        <ProductFactList facts={listProductFacts(product)} />
        <strong>{formatPrice(priceRon)}</strong>
      </div>
      {hasPicture && <Picture use="thumb" address={image} alt="" />}
    </article>
  );
}
