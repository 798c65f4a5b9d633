import type { ReactNode } from 'react';
import { CategorySpy } from '@/components/menu/category/category-spy.client';
import { MenuSearch } from '@/components/menu/search/menu-search.client';
import { MenuView } from '@/components/menu/view/menu-view.client';
import { ViewScript } from '@/components/menu/view/view-script.client';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import type { Category } from '@/lib/restaurant/menu';
import styles from './category-bar.module.scss';

type Props = { readonly categories: readonly Category[]; readonly language: Language };

/**
 * The search, the links to the categories and the view options. The links and the checkbox of the
 * compact view work without JavaScript.
 */
export function CategoryBar({ categories, language }: Props): ReactNode {
  if (categories.length === 0) return null;
  return (
    <>
      <MenuSearch classNames={{ bar: styles.bar, search: styles.search, result: styles.result }}>
        <CategorySpy label={menuPageCopy[language].menu.categories}>
          <ul {...markText(language)} className={styles.categories}>
            {categories.map(({ anchor, name }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{name}</a>
              </li>
            ))}
          </ul>
        </CategorySpy>
      </MenuSearch>
      <MenuView className={styles.options} />
      <ViewScript />
    </>
  );
}
