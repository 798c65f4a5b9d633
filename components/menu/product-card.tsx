import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { formatCardId } from '@/components/menu/read-product';
import { PictureImage } from '@/components/ui/picture-image';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import type { Product } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { showProductFacts, formatWeight } from '@/lib/restaurant/product-facts';
import { findAllowedPicture } from '@/lib/security/allowed-url';
import { ProductFactList } from './product-fact-list.tsx';

type Props = {
  /** Needed for a product with a picture, which the menu of this restaurant names. */
  readonly restaurantId?: string | undefined;
  readonly product: Product;
  /** The language of the page. The texts of the provider are not translated. */
  readonly language: Language;
  readonly href: string;
};

/**
 * Stylesheets, such as `category-section.module.scss`, and browser code, such as `read-product.ts`,
 * find the parts of the card by element names. If you change an element, change those selectors.
 */
export function ProductCard({ restaurantId, product, language, href }: Props): ReactNode {
  const { slug, name, image, description, priceRon } = product;
  const weight = formatWeight(product.weight, product.quantityType);
  const mark = markText(language);
  const { labels, lines } = showProductFacts(product, language);
  const picture = findAllowedPicture(image);
  return (
    <article id={formatCardId(slug)}>
      <div>
        <h3 {...mark}>
          <a href={href}>{name}</a>
        </h3>
        {labels.length > 0 && (
          <em>
            {labels.map(({ text, addition }, index) => (
              <Fragment key={text}>
                {index === 0 ? text : ` · ${text}`}
                {addition !== undefined && <span>{addition}</span>}
              </Fragment>
            ))}
          </em>
        )}
        {description !== undefined && <p {...mark}>{description}</p>}
        <ProductFactList facts={lines} />
        <strong>{formatPrice(priceRon)}</strong>
        {weight !== undefined && <small {...mark}>{weight}</small>}
      </div>
      {picture && <PictureImage picture={picture} alt="" use="thumb" restaurantId={restaurantId} />}
    </article>
  );
}
