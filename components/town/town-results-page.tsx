import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/chrome/header/breadcrumbs';
import { PageMain } from '@/components/chrome/main/page-main';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/addresses/routes';
import { townCopy } from '@/lib/i18n/site/town-copy';
import { breadcrumbs } from '@/lib/restaurant/breadcrumbs';
import type { Town } from '@/lib/town/server/index-cache';
import type { TownQuery } from '@/lib/town/town-query';
import type { Shown } from './open-live-search.tsx';
import { townClassNames } from './town-class-names.ts';
import { TownPanel } from './town-panel.tsx';
import { TownResults } from './town-results.tsx';
import { TownStatus } from './town-status.tsx';
import { TownWords } from './town-words.tsx';
import styles from './town-results-page.module.scss';

type Props = {
  readonly query: TownQuery;
  /** Undefined while the site knows no restaurants. */
  readonly town: Town | undefined;
  readonly now: Date;
};

/**
 * The hits of a search in all menus. Each visit renders the page, because it says which
 * restaurants are open now.
 */
export function TownResultsPage({ query, town, now }: Props): ReactNode {
  return (
    <PageMain mark={town === undefined ? 'degraded' : 'unstored'}>
      <Breadcrumbs breadcrumbs={breadcrumbs.list()} />
      <div className={styles.page}>
        <h1>{townCopy.heading}</h1>
        <TownPanel query={query} initial={findShown({ query, town, now })}>
          <TownWords words={town?.words ?? []} />
        </TownPanel>
        <p>
          <a href={routes.restaurants()} className={buttonClass('quiet')}>
            {townCopy.all}
          </a>
        </p>
      </div>
    </PageMain>
  );
}

function findShown({ query, town, now }: Props): Shown {
  const result = town?.search(query, now);
  if (town === undefined || result === undefined) return { status: townCopy.unavailable };
  return {
    status: <TownStatus result={result} query={query} index={town.index} now={now} />,
    results: <TownResults result={result} classNames={townClassNames} />,
  };
}
