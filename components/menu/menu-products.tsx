import { Fragment } from 'react';
import type { ReactNode, CSSProperties } from 'react';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { englishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import type { Language } from '@/lib/i18n/language';
import { listButtonCopy } from '@/lib/i18n/site/menu/menu-copy';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import type { Category, Product } from '@/lib/restaurant/menu';
import { formatCardId, LIST_NOTICE_ID, PRODUCTS_ID } from './read-product.ts';
import styles from './menu-products.module.scss';
import { ProductCard } from '@/components/menu/product-card';
import { markText } from '@/lib/i18n/language';
import sectionStyles from './category-section.module.scss';

type Props = {
  readonly restaurantId: string;
  readonly categories: readonly Category[];
  readonly language: Language;
  readonly hiddenNavbar: boolean;
  /** The text of the link to the app in the popup of a product. */
  readonly orderText: string;
  /** Follows the second category, so that it does not push the first products down. */
  readonly banner: ReactNode;
};

/**
 * The cards of the menu, and the texts that `operateProducts` and the popup of a product need. An app
 * has a basket of its own, so an embedded menu has no list for a waiter, and its popup offers neither
 * the app nor to share the product.
 */
export function MenuProducts(props: Props): ReactNode {
  const { restaurantId, categories, language, hiddenNavbar, orderText, banner } = props;
  const { close, noDetails } = menuPageCopy[language].product;
  const listCopy = language === 'en' ? englishMenuCopy.listButton : listButtonCopy;
  // Before the page's script has run, a press of a product's link leads to the card of the product.
  // The card is then the `:target`. The stylesheet shortens the other cards, and this card only in
  // the compact view.
  const hrefOf = ({ slug }: Product): string =>
    formatMenuHref({ restaurantId, product: slug, anchor: formatCardId(slug), hiddenNavbar });
  const bannerIndex = Math.min(1, categories.length - 1);
  return (
    <div
      id={PRODUCTS_ID}
      data-close-text={close}
      data-empty-text={noDetails}
      {...(!hiddenNavbar && {
        className: styles.products,
        'data-restaurant': restaurantId,
        'data-add': listCopy.add('{}'),
        'data-order-text': orderText,
      })}
    >
      {categories.map((category, index) => (
        <Fragment key={category.anchor}>
          <CategorySection
            restaurantId={restaurantId}
            category={category}
            language={language}
            hrefOf={hrefOf}
          />
          {index === bannerIndex && banner}
        </Fragment>
      ))}
      {!hiddenNavbar && (
        <>
          <p role="alert" hidden className={styles.problem}>
            {listCopy.failed}
          </p>
          <div id={LIST_NOTICE_ID} aria-live="polite" />
        </>
      )}
    </div>
  );
}

type SectionProps = {
  /** Needed for products with pictures, which the menu of this restaurant names. */
  readonly restaurantId?: string;
  readonly category: Category;
  /** The language of the page. The texts of the provider are not translated. */
  readonly language: Language;
  readonly hrefOf: (product: Product) => string;
};

export function CategorySection({
  restaurantId,
  category,
  language,
  hrefOf,
}: SectionProps): ReactNode {
  const { anchor, name, products } = category;
  // Until the browser renders the section, the stylesheet estimates the section's height from the
  // number of products.
  const style: CSSProperties & Record<'--products', number> = { '--products': products.length };
  return (
    <section id={anchor} className={sectionStyles.category} style={style}>
      <h2 tabIndex={-1} {...markText(language)}>
        {name}
      </h2>
      {products.length === 0 && (
        <p className={sectionStyles.empty}>{menuPageCopy[language].menu.emptyCategory}</p>
      )}
      <div className={sectionStyles.products}>
        {products.map((product) => (
          <ProductCard
            key={product.slug}
            restaurantId={restaurantId}
            product={product}
            language={language}
            href={hrefOf(product)}
          />
        ))}
      </div>
    </section>
  );
}
