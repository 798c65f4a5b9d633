import type { ReactNode } from 'react';
import { NotFoundMain } from '@/components/chrome/main/not-found-main';
import { AllMenusForm } from '@/components/restaurants/all-menus-form';
import type { Language } from '@/lib/i18n/language';
import { siteCopy } from '@/lib/i18n/site/site-copy';

/**
 * The not-found page at the address of a restaurant, a table or a menu. Visitors come here by an old
 * code on a table, so the page offers the search in all menus (requirement T-5).
 */
export function UnknownRestaurant({ language }: { readonly language?: Language }): ReactNode {
  return (
    <NotFoundMain outcome="unknown" language={language}>
      <p>{siteCopy.notFound.restaurantMoved}</p>
      <AllMenusForm />
    </NotFoundMain>
  );
}
