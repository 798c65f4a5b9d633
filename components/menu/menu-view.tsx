import type { ReactNode } from 'react';
import { ORDERS, VIEW_OPTIONS_ID } from '@/components/menu/operate-menu-view';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Language } from '@/lib/i18n/language';
import { englishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { menuViewCopy } from '@/lib/i18n/site/menu/menu-copy';
import { COMPACT_CHECKBOX, MENU_VIEW_SCRIPT } from '@/lib/security/menu-view-script';
import styles from './category-bar.module.scss';

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
