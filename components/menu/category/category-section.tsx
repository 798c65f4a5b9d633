import type { CSSProperties, ReactNode } from 'react';
import { ProductCard } from '@/components/menu/product/product-card';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Category, Product } from '@/lib/restaurant/menu';
import styles from './category-section.module.scss';

type Props = {
  readonly category: Category;
  readonly hrefOf: (product: Product) => string;
};

export function CategorySection({ category, hrefOf }: Props): ReactNode {
  const { anchor, name, products } = category;
  // Until the browser renders the section, the stylesheet estimates its height from this number.
  const sectionStyle: CSSProperties & Record<'--products', number> = {
    '--products': products.length,
  };
  return (
    <section id={anchor} className={styles.category} style={sectionStyle}>
      <h2 tabIndex={-1}>{name}</h2>
      {products.length === 0 && <p className={styles.empty}>{siteCopy.menu.emptyCategory}</p>}
      <div className={styles.products}>
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} href={hrefOf(product)} />
        ))}
      </div>
    </section>
  );
}
