import type { ReactNode } from 'react';
import offlineStyles from '@/components/offline/offline.module.scss';
import { ShareButton } from '@/components/share/share-button.client';
import { townClassNames } from '@/components/town/town-class-names';
import { TownForm } from '@/components/town/town-form';
import { TownGroup } from '@/components/town/town-group';
import { offlineNoticeCopy } from '@/lib/i18n/site/every-page/offline-notice-copy';
import type { TownGroup as Group } from '@/lib/town/search-town';
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
      <TownForm query={{ text: 'papanași', opening: 'intai' }} />
      <div className={townClassNames.hits}>
        <TownGroup group={sampleGroup} classNames={townClassNames} />
      </div>
      <ShareButton />
      <p className={offlineStyles.notice}>
        {offlineNoticeCopy.ro.today.replace('{time}', '19:45')}
      </p>
    </Specimen>
  );
}
