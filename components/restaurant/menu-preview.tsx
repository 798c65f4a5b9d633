import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture/picture';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { restaurantPageCopy } from '@/lib/i18n/site/restaurant-page-copy';
import type { Category } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import styles from './menu-preview.module.scss';

type Props = {
  readonly restaurantId: string;
  readonly categories: readonly Category[];
  readonly language: Language;
};

const HEADING_ID = 'din_meniu';
const SHOWN_PRODUCTS = 3;

/** A card for each category that has products, with the first of them. */
export function MenuPreview({ restaurantId, categories, language }: Props): ReactNode {
  const nonEmpty = categories.filter(({ products }) => products.length > 0);
  if (nonEmpty.length === 0) return null;
  const { menuPreview, openMenu } = restaurantPageCopy[language].restaurant;
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{menuPreview}</h2>
      <ul className={styles.categories}>
        {nonEmpty.map((category) => (
          <li key={category.anchor} className={styles.category}>
            <CategoryPreview restaurantId={restaurantId} category={category} language={language} />
          </li>
        ))}
      </ul>
      <div className={styles.whole}>
        <ButtonLink href={formatMenuHref({ restaurantId })}>{openMenu}</ButtonLink>
      </div>
    </section>
  );
}

type CategoryProps = Omit<Props, 'categories'> & { readonly category: Category };

function CategoryPreview({ restaurantId, category, language }: CategoryProps): ReactNode {
  const { anchor, name, products } = category;
  const picture = products.find(({ image }) => image !== undefined)?.image;
  const mark = markText(language);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div className={styles.frame}>
          <Picture address={picture} alt="" use="thumb" restaurantId={restaurantId} />
        </div>
        <div className={styles.title}>
          <div className={styles.textColumn}>
            <h3 className={styles.name} {...mark}>
              <a href={formatMenuHref({ restaurantId, anchor })} className={styles.link}>
                {name}
              </a>
            </h3>
            <p className={styles.count}>
              {restaurantPageCopy[language].productCount(products.length)}
            </p>
          </div>
          <Icon name="arrow" />
        </div>
      </div>
      <ul className={styles.products} {...mark}>
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
