import type { ReactNode } from 'react';
import { NotFoundMain } from '@/components/chrome/not-found-main';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/addresses/routes';
import { MAX_TEXT_LENGTH, TEXT_PARAM } from '@/lib/all-menus/all-menus-query';
import type { Language } from '@/lib/i18n/language';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import styles from './restaurant.module.scss';

/**
 * The not-found page at the address of a restaurant, a table or a menu. Visitors come here by an old
 * code on a table, so the page offers the search in all menus (requirement T-5).
 */
export function UnknownRestaurant({ language }: { readonly language?: Language }): ReactNode {
  return (
    <NotFoundMain outcome="unknown" language={language}>
      <form role="search" action={routes.restaurants()} className={styles.search}>
        <p>{siteCopy.notFound.restaurantMoved}</p>
        <input
          type="search"
          name={TEXT_PARAM}
          aria-label={allMenusCopy.label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_TEXT_LENGTH}
        />
        <button type="submit" className={buttonClass('action')}>
          {allMenusCopy.submit}
        </button>
      </form>
    </NotFoundMain>
  );
}
