import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/chrome/breadcrumbs';
import { PageMain } from '@/components/chrome/page-main';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/addresses/routes';
import type { AllMenusQuery } from '@/lib/all-menus/all-menus-query';
import type { SearchableMenus } from '@/lib/all-menus/server/index-cache';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';
import { breadcrumbs } from '@/lib/restaurant/breadcrumbs';
import { allMenusClassNames, AllMenusPanel } from './all-menus-panel.tsx';
import { showResult } from './all-menus-results.tsx';
import type { Shown } from './all-menus-results.tsx';
import styles from './all-menus.module.scss';

type Props = {
  readonly query: AllMenusQuery;
  /** Undefined while the list of restaurants is not known. */
  readonly menus: SearchableMenus | undefined;
  readonly now: Date;
};

/**
 * The hits of a search in all menus. The server renders the page for each visit, because the page
 * says which restaurants are open now.
 */
export function AllMenusResultsPage({ query, menus, now }: Props): ReactNode {
  return (
    <PageMain outcome={menus === undefined ? 'degraded' : 'unstored'}>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs breadcrumbs={breadcrumbs.list('ro')} language="ro" />
      </div>
      <div className={styles.page}>
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

function findShown({ query, menus, now }: Props): Shown {
  const result = menus?.search(query, now);
  if (menus === undefined || result === undefined) return { status: allMenusCopy.unavailable };
  return showResult({ result, query, index: menus.index, now, classNames: allMenusClassNames });
}
