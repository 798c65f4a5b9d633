import type { ReactNode } from 'react';
import { cardClassNames } from '@/components/restaurants/card-class-names';
import type { AllMenusQuery } from '@/lib/all-menus/all-menus-query';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';
import { AllMenusForm } from './all-menus-form.tsx';
import type { AllMenusClassNames, Shown } from './all-menus-results.tsx';
import { AllMenusSearch } from './all-menus-search.client.tsx';
import styles from './all-menus.module.scss';

/** Client components get class names as props; `CardClassNames` says why. */
export const allMenusClassNames: AllMenusClassNames = {
  search: styles.search,
  status: styles.status,
  hits: styles.hits,
  hit: styles.hit,
  products: styles.products,
  card: cardClassNames,
};

type Props = {
  readonly query: AllMenusQuery;
  readonly words: readonly string[];
  /** The server's hits, or its message that the search is not available. */
  readonly initial?: Shown;
  /** What is shown while nothing is searched for. */
  readonly children: ReactNode;
};

/** The search in all menus: its form and its hits. */
export function AllMenusPanel({ query, words, initial, children }: Props): ReactNode {
  return (
    <AllMenusSearch
      form={<AllMenusForm query={query} words={words} />}
      {...(initial && { initial })}
      classNames={allMenusClassNames}
      texts={{ loading: allMenusCopy.loading, failed: allMenusCopy.failed }}
    >
      {children}
    </AllMenusSearch>
  );
}
