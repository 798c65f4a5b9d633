import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/chrome/breadcrumbs';
import { PageMain } from '@/components/chrome/page-main';
import { AllMenusPanel } from '@/components/restaurants/all-menus-panel';
import { StructuredData } from '@/components/seo/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { OpenNow } from '@/components/ui/open-now.client';
import { ReloadLink } from '@/components/ui/reload-link';
import { routes } from '@/lib/addresses/routes';
import { listForCards } from '@/lib/all-menus/server/compose-index';
import type { SearchableMenus } from '@/lib/all-menus/server/index-cache';
import { hoursCopy } from '@/lib/i18n/site/hours-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { RestaurantsAnswer } from '@/lib/provider/get-restaurants';
import { breadcrumbs } from '@/lib/restaurant/breadcrumbs';
import { listDayHours } from '@/lib/restaurant/hours';
import { structureList } from '@/lib/seo/structured-data';
import { cardClassNames } from './card-class-names.ts';
import { RestaurantCard } from './restaurant-card.tsx';
import { RestaurantGroups } from './restaurant-groups.client.tsx';
import styles from './restaurant-list.module.scss';

/** The cards in the first row of the widest grid. Their large pictures load at once. */
const FIRST_ROW_CARDS = 3;

const groupClassNames = {
  cards: styles.cards,
  first: styles.first,
  all: styles.all,
  open: styles.open,
  later: styles.later,
  other: styles.other,
};

type Props = {
  readonly answer: RestaurantsAnswer;
  /** Gives the cards categories, prices and hours, and words to search for. */
  readonly menus?: SearchableMenus | undefined;
};

/** Shows only the heading if the provider fails and no older list is kept (requirement L-5). */
export function RestaurantsPage({ answer, menus }: Props): ReactNode {
  const { heading, truncated, groups, empty } = siteCopy.restaurants;
  if (answer.outcome === 'down') {
    return (
      <PageMain outcome="degraded">
        <div className={styles.page}>
          <h1>{heading}</h1>
        </div>
      </PageMain>
    );
  }
  const words = hoursCopy.ro.opening;
  const items = listForCards(answer.restaurants, menus?.index).map((restaurant, position) => {
    const { name, schedule } = restaurant;
    const card = (
      <RestaurantCard
        restaurant={restaurant}
        headingLevel={3}
        load={position < FIRST_ROW_CARDS ? 'now' : 'lazy'}
        classNames={cardClassNames}
        {...(listDayHours(schedule).length > 0 && {
          state: <OpenNow schedule={schedule} words={words} />,
        })}
      />
    );
    return { name, schedule, card };
  });
  return (
    <PageMain>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs breadcrumbs={breadcrumbs.list('ro')} language="ro" />
      </div>
      <div className={styles.page}>
        <h1>{heading}</h1>
        <AllMenusPanel query={{ text: '', opening: 'toate' }} words={menus?.words ?? []}>
          {items.length === 0 ? (
            <div className={styles.empty}>
              <p>{empty}</p>
              <ReloadLink language="ro" />
              <ButtonLink href={routes.home()} tone="quiet">
                {siteCopy.chrome.home}
              </ButtonLink>
            </div>
          ) : (
            <RestaurantGroups
              items={items}
              words={words}
              texts={groups}
              classNames={groupClassNames}
            />
          )}
          {answer.mayHaveMore && (
            <p className={styles.note}>{truncated(answer.restaurants.length)}</p>
          )}
        </AllMenusPanel>
      </div>
      <StructuredData path={routes.restaurants()} graph={structureList(answer.restaurants)} />
    </PageMain>
  );
}
