import type { CSSProperties, ReactNode } from 'react';
import { ProductCard } from '@/components/menu/product-card';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import type { Category, Product } from '@/lib/restaurant/menu';
import styles from './category-section.module.scss';

type Props = {
  /** Needed for products with pictures, which the menu of this restaurant names. */
  readonly restaurantId?: string;
  readonly category: Category;
  /** The language of the page. The texts of the provider are not translated. */
  readonly language: Language;
  readonly hrefOf: (product: Product) => string;
};

export function CategorySection({ restaurantId, category, language, hrefOf }: Props): ReactNode {
  const { anchor, name, products } = category;
  // Until the browser renders the section, the stylesheet estimates the section's height from the
  // number of products.
  const style: CSSProperties & Record<'--products', number> = { '--products': products.length };
  return (
    <section id={anchor} className={styles.category} style={style}>
      <h2 tabIndex={-1} {...markText(language)}>
        {name}
      </h2>
      {products.length === 0 && (
        <p className={styles.empty}>{menuPageCopy[language].menu.emptyCategory}</p>
      )}
      <div className={styles.products}>
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
