import type { ReactNode } from 'react';
import { NotFoundMain } from '@/components/chrome/not-found-main';
import { AllMenusField } from '@/components/restaurants/all-menus-field';
import type { Language } from '@/lib/i18n/language';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import styles from './restaurant.module.scss';

/**
 * The not-found page at the address of a restaurant, a table or a menu. Visitors come here by an old
 * code on a table, so the page offers the search in all menus (requirement T-5).
 */
export function UnknownRestaurant({ language }: { readonly language: Language }): ReactNode {
  return (
    <NotFoundMain outcome="unknown" language={language}>
      <p>{siteCopy.notFound.restaurantMoved}</p>
      <AllMenusField classNames={{ form: undefined, field: styles.search }} />
    </NotFoundMain>
  );
}
