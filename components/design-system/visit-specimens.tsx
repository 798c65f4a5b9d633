import type { ReactNode } from 'react';
import offlineStyles from '@/components/offline/offline.module.scss';
import { ShareButton } from '@/components/share/share-button.client';
import { allMenusClassNames } from '@/components/all-menus/all-menus-class-names';
import { AllMenusForm } from '@/components/all-menus/all-menus-form';
import { RestaurantHits } from '@/components/all-menus/restaurant-hits';
import { offlineNoticeCopy } from '@/lib/i18n/site/every-page/offline-notice-copy';
import type { RestaurantHits as Group } from '@/lib/all-menus/search-all-menus';
import { Specimen } from './specimen.tsx';

const sampleGroup: Group = {
  restaurant: {
    name: 'Hanul „La Trei Fântâni”',
    restaurantId: 'mostra',
    days: 'Luni - Duminică',
    hours: '10:00 - 23:00',
    schedule: { kind: 'none' },
    categories: [],
  },
  isOpen: true,
  products: [
    { name: 'Papanași cu smântână și afine', priceRon: 29.5 },
    { name: 'Papanași fierți cu pesmet', priceRon: 24, isSoldOut: true },
  ],
  productCount: 3,
};

/** Samples of the search in all menus, the share button and the notice on a kept page. */
export function VisitSpecimens(): ReactNode {
  return (
    <Specimen title="Căutare, trimitere și copie" flow="column">
      <AllMenusForm query={{ text: 'papanași', opening: 'intai' }} />
      <div className={allMenusClassNames.hits}>
        <RestaurantHits group={sampleGroup} classNames={allMenusClassNames} />
      </div>
      <ShareButton />
      <p className={offlineStyles.notice}>
        {offlineNoticeCopy.ro.today.replace('{time}', '19:45')}
      </p>
    </Specimen>
  );
}
