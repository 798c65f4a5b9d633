import type { ReactNode } from 'react';
import { MENU_BAR_ID } from '@/components/menu/operate-category-bar';
import { VIEW_OPTIONS_ID, ORDERS } from '@/components/menu/operate-menu-view';
import { Icon, LineDrawing } from '@/components/ui/icon';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { englishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import { searchCopy, menuViewCopy } from '@/lib/i18n/site/menu/menu-copy';
import type { Category } from '@/lib/restaurant/menu';
import styles from './category-bar.module.scss';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { COMPACT_CHECKBOX, MENU_VIEW_SCRIPT } from '@/lib/security/menu-view-script';

const VIEW_PATH =
  'M4 7h8M18 7h2M15 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17h2M12 17h8M9 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6z';

type Props = { readonly categories: readonly Category[]; readonly language: Language };

/**
 * The search, the links to the categories and the button that opens the view options. The links,
 * the button and the checkbox of the compact view work without JavaScript. The rest is what
 * `operateMenuSearch`, `operateCategoryBar` and `operateMenuView` do.
 */
export function CategoryBar({ categories, language }: Props): ReactNode {
  if (categories.length === 0) return null;
  const texts = menuPageCopy[language].menu;
  const search = language === 'en' ? englishMenuCopy.search : searchCopy;
  return (
    <>
      <div id={MENU_BAR_ID} className={styles.bar}>
        <div role="search" className={styles.search}>
          <input
            type="search"
            aria-label={search.label}
            aria-keyshortcuts="/ Control+K Meta+K"
            placeholder={search.label}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={80}
          />
          <Icon name="search" size={20} />
          <button type="button" aria-label={search.clear}>
            <Icon name="close" size={20} />
          </button>
        </div>
        <nav aria-label={texts.categories}>
          <ul {...markText(language)} className={styles.categories}>
            {categories.map(({ anchor, name }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <button type="button" popoverTarget={VIEW_OPTIONS_ID} className={styles.view}>
          <LineDrawing path={VIEW_PATH} size={20} />
          <span>{texts.view}</span>
        </button>
      </div>
      <p role="status" className={styles.result} data-failed={search.failed} />
      <MenuView language={language} />
    </>
  );
}

/**
 * The checkbox of the compact view, and the `<select>` that sorts the products. The stylesheet reads
 * the state of the checkbox, so that the compact view works without JavaScript. The script sets the
 * checkbox from the stored value before the browser paints the products.
 */
export function MenuView({ language }: { readonly language: Language }): ReactNode {
  const copy = language === 'en' ? englishMenuCopy.view : menuViewCopy;
  return (
    <>
      <div id={VIEW_OPTIONS_ID} popover="auto" className={styles.options}>
        <label>
          <input type="checkbox" name={COMPACT_CHECKBOX} />
          {copy.compact}
        </label>
        <label>
          {copy.order}
          <select aria-label={copy.order} autoComplete="off">
            {ORDERS.map((order) => (
              <option key={order} value={order} data-ordered={copy.ordered[order]}>
                {copy.orders[order]}
              </option>
            ))}
          </select>
        </label>
        <VisuallyHidden>
          <span aria-live="polite" />
        </VisuallyHidden>
      </div>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: MENU_VIEW_SCRIPT }} />
    </>
  );
}
