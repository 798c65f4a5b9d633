import type { ReactNode } from 'react';
import { siteCopy } from '@/lib/i18n/site-copy';
import type { Category } from '@/lib/restaurant/menu';
import { CategoryPreview } from './category-preview.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './menu-preview.module.scss';

type Props = { readonly restaurantId: string; readonly categories: readonly Category[] };

const HEADING_ID = 'din_meniu';

/** A taste of each category that has anything in it. */
export function MenuPreview({ restaurantId, categories }: Props): ReactNode {
  const served = categories.filter(({ products }) => products.length > 0);
  if (served.length === 0) return null;
  const { menuPreview, openMenu } = siteCopy.restaurant;
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{menuPreview}</h2>
      <ul className={styles.categories}>
        {served.map((category) => (
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
