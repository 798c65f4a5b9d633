import type { ReactNode } from 'react';
import { CategorySpy } from '@/components/menu/category-spy.client';
import { MenuSearch } from '@/components/menu/menu-search.client';
import { MenuView, ViewScript } from '@/components/menu/menu-view.client';
import { LineDrawing } from '@/components/ui/icon';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import type { Category } from '@/lib/restaurant/menu';
import styles from './category-bar.module.scss';

/**
 * The id of the view options, by which their button opens them. The underscore keeps the id
 * distinct from the anchors of categories.
 */
const VIEW_ID = 'mod_afisare';
const VIEW_PATH =
  'M4 7h8M18 7h2M15 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17h2M12 17h8M9 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6z';

type Props = { readonly categories: readonly Category[]; readonly language: Language };

/**
 * The search, the links to the categories and the button that opens the view options. The links,
 * the button and the checkbox of the compact view work without JavaScript.
 */
export function CategoryBar({ categories, language }: Props): ReactNode {
  if (categories.length === 0) return null;
  const texts = menuPageCopy[language].menu;
  return (
    <>
      <MenuSearch classNames={{ bar: styles.bar, search: styles.search, result: styles.result }}>
        <CategorySpy label={texts.categories}>
          <ul {...markText(language)} className={styles.categories}>
            {categories.map(({ anchor, name }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{name}</a>
              </li>
            ))}
          </ul>
        </CategorySpy>
        <button type="button" popoverTarget={VIEW_ID} className={styles.view}>
          <LineDrawing path={VIEW_PATH} size={20} />
          <span>{texts.view}</span>
        </button>
      </MenuSearch>
      <MenuView id={VIEW_ID} className={styles.options} />
      <ViewScript />
    </>
  );
}
