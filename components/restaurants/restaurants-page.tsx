import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/chrome/breadcrumbs';
import { PageMain } from '@/components/chrome/page-main';
import { StructuredData } from '@/components/ui/structured-data';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { OpenNow } from '@/components/ui/open-now';
import { ReloadLink } from '@/components/ui/reload-link';
import { routes } from '@/lib/addresses/routes';
import type { AllMenusQuery } from '@/lib/all-menus/all-menus-query';
import { listForCards } from '@/lib/all-menus/server/compose-index';
import type { SearchableMenus } from '@/lib/all-menus/server/index-cache';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { RestaurantsAnswer } from '@/lib/provider/restaurant-list';
import { breadcrumbs } from '@/lib/restaurant/breadcrumbs';
import { listDayHours } from '@/lib/restaurant/hours';
import { structureList } from '@/lib/seo/structured-data';
import { AllMenusForm } from './all-menus-form.tsx';
import { ExampleHit, showResult } from './all-menus-results.tsx';
import type { Shown } from './all-menus-results.tsx';
import { ALL_MENUS_SEARCH_ID } from '@/components/front-page/start-all-menus-search';
import searchStyles from './all-menus.module.scss';
import { RestaurantCard } from './restaurant-card.tsx';
import { RestaurantGroups } from './restaurant-groups.tsx';
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

/** Shows only the heading if the provider fails and no last good copy is left (requirement L-5). */
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
  const items = listForCards(answer.restaurants, menus?.index).map((restaurant, position) => {
    const { schedule } = restaurant;
    const card = (
      <RestaurantCard
        restaurant={restaurant}
        headingLevel={3}
        load={position < FIRST_ROW_CARDS ? 'now' : 'lazy'}
        {...(listDayHours(schedule).length > 0 && {
          state: <OpenNow language="ro" />,
        })}
      />
    );
    return { schedule, card };
  });
  return (
    <PageMain kind="front">
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
            <RestaurantGroups items={items} texts={groups} classNames={groupClassNames} />
          )}
          {answer.mayHaveMore && (
            <p className={styles.note}>{truncated(answer.restaurants.length)}</p>
          )}
        </AllMenusPanel>
      </div>
      <StructuredData graph={structureList(answer.restaurants)} />
    </PageMain>
  );
}

type ResultsPageProps = {
  readonly query: AllMenusQuery;
  /** Undefined while the list of restaurants is not known. */
  readonly menus: SearchableMenus | undefined;
  readonly now: Date;
};

/**
 * The hits of a search in all menus. The server renders the page for each visit, because the page
 * says which restaurants are open now.
 */
export function AllMenusResultsPage({ query, menus, now }: ResultsPageProps): ReactNode {
  return (
    <PageMain kind="front" outcome={menus === undefined ? 'degraded' : 'unstored'}>
      <div className={searchStyles.breadcrumbs}>
        <Breadcrumbs breadcrumbs={breadcrumbs.list('ro')} language="ro" />
      </div>
      <div className={searchStyles.page}>
        <h1>{allMenusCopy.heading}</h1>
        <AllMenusPanel
          query={query}
          words={menus?.words ?? []}
          initial={findShown({ query, menus, now })}
        >
          {null}
        </AllMenusPanel>
        <p>
          <a href={routes.restaurants()} className={buttonClass('quiet')}>
            {allMenusCopy.all}
          </a>
        </p>
      </div>
    </PageMain>
  );
}

function findShown({ query, menus, now }: ResultsPageProps): Shown {
  const result = menus?.search(query, now);
  if (menus === undefined || result === undefined) return { status: allMenusCopy.unavailable };
  return showResult({ result, query, index: menus.index, now });
}

type PanelProps = {
  readonly query: AllMenusQuery;
  readonly words: readonly string[];
  /** The server's hits, or its message that the search is not available. */
  readonly initial?: Shown;
  /** What is shown while nothing is searched for. */
  readonly children: ReactNode;
};

/**
 * The search in all menus: its form and its hits. `startAllMenusSearch` makes the form search while
 * the visitor types. Without JavaScript the form works by itself.
 */
export function AllMenusPanel({ query, words, initial, children }: PanelProps): ReactNode {
  return (
    <div id={ALL_MENUS_SEARCH_ID} className={searchStyles.search}>
      <AllMenusForm query={query} words={words} />
      <p role="status" className={searchStyles.status}>
        {initial?.status}
      </p>
      <div className={searchStyles.hits}>{initial?.results}</div>
      <div hidden={initial !== undefined}>{children}</div>
      <ExampleHit />
    </div>
  );
}
