import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture/picture';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Category } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import styles from './category-preview.module.scss';

type Props = { readonly restaurantId: string; readonly category: Category };

const SHOWN_PRODUCTS = 3;

export function CategoryPreview({ restaurantId, category }: Props): ReactNode {
  const { anchor, name, products } = category;
  const picture = products.find(({ image }) => image !== undefined)?.image;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div className={styles.frame}>
          <Picture address={picture} alt="" use="thumb" restaurantId={restaurantId} />
        </div>
        <div className={styles.title}>
          <div className={styles.textColumn}>
            <h3 className={styles.name}>
              <a href={formatMenuHref({ restaurantId, anchor })} className={styles.link}>
                {name}
              </a>
            </h3>
            <p className={styles.count}>{siteCopy.menu.productCount(products.length)}</p>
          </div>
          <Icon name="arrow" />
        </div>
      </div>
      <ul className={styles.products}>
        {products.slice(0, SHOWN_PRODUCTS).map(({ slug, name: product, priceRon }) => (
          <li key={slug} className={styles.product}>
            <span className={styles.dish}>{product}</span>
            <span className={styles.price}>{formatPrice(priceRon)}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
