import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/chrome/header/breadcrumbs';
import { PageMain } from '@/components/chrome/main/page-main';
import { AllMenusPanel } from '@/components/all-menus/all-menus-panel';
import { SuggestedWords } from '@/components/all-menus/suggested-words';
import { StructuredData } from '@/components/seo/structured-data';
import { routes } from '@/lib/addresses/routes';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { RestaurantsAnswer } from '@/lib/provider/catalogue/get-restaurants';
import { breadcrumbs } from '@/lib/restaurant/breadcrumbs';
import { structureList } from '@/lib/seo/structured/structured-list';
import { RestaurantCard } from './restaurant-card.tsx';
import styles from './restaurants-page.module.scss';

/** The cards in the first row of the widest grid. Their large pictures load at once. */
const FIRST_ROW_CARDS = 3;

type Props = {
  readonly answer: RestaurantsAnswer;
  /** Words of the menus, shown as links that search for them. */
  readonly words?: readonly string[] | undefined;
};

/** Shows only the heading if the provider fails and no older list is kept (requirement L-5). */
export function RestaurantsPage({ answer, words = [] }: Props): ReactNode {
  const { heading, intro, truncated } = siteCopy.restaurants;
  if (answer.outcome === 'down') {
    return (
      <PageMain outcome="degraded">
        <div className={styles.page}>
          <h1>{heading}</h1>
        </div>
      </PageMain>
    );
  }
  return (
    <PageMain>
      <Breadcrumbs breadcrumbs={breadcrumbs.list()} />
      <div className={styles.page}>
        <h1>{heading}</h1>
        <p className={styles.intro}>{intro}</p>
        <AllMenusPanel query={{ text: '', opening: 'toate' }}>
          <SuggestedWords words={words} />
          <ul className={styles.cards}>
            {answer.restaurants.map((restaurant, position) => (
              <li key={position}>
                <RestaurantCard
                  restaurant={restaurant}
                  load={position < FIRST_ROW_CARDS ? 'now' : 'lazy'}
                />
              </li>
            ))}
          </ul>
          {answer.mayHaveMore && (
            <p className={styles.note}>{truncated(answer.restaurants.length)}</p>
          )}
        </AllMenusPanel>
      </div>
      <StructuredData path={routes.restaurants()} graph={structureList(answer.restaurants)} />
    </PageMain>
  );
}
