import type { ReactNode } from 'react';
import { CategorySpy } from '@/components/menu/category/category-spy.client';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Category } from '@/lib/restaurant/menu';
import styles from './category-bar.module.scss';

type Props = { readonly categories: readonly Category[] };

/** Plain anchor links, which work without JavaScript; `CategorySpy` enhances them. */
export function CategoryBar({ categories }: Props): ReactNode {
  if (categories.length === 0) return null;
  return (
    <CategorySpy label={siteCopy.menu.categories} className={styles.bar}>
      <ul className={styles.categories}>
        {categories.map(({ anchor, name }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{name}</a>
          </li>
        ))}
      </ul>
    </CategorySpy>
  );
}
