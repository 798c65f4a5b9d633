import type { ReactNode } from 'react';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Category } from '@/lib/restaurant/menu';
import { CategoryPreview } from './category-preview.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './menu-preview.module.scss';

type Props = { readonly restaurantId: string; readonly categories: readonly Category[] };

const HEADING_ID = 'din_meniu';

export function MenuPreview({ restaurantId, categories }: Props): ReactNode {
  const nonEmpty = categories.filter(({ products }) => products.length > 0);
  if (nonEmpty.length === 0) return null;
  const { menuPreview, openMenu } = siteCopy.restaurant;
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{menuPreview}</h2>
      <ul className={styles.categories}>
        {nonEmpty.map((category) => (
          <li key={category.anchor} className={styles.category}>
            <CategoryPreview restaurantId={restaurantId} category={category} />
          </li>
        ))}
      </ul>
      <div className={styles.whole}>
        <MenuLink restaurantId={restaurantId} text={openMenu} />
      </div>
    </section>
  );
}
