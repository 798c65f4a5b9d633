import type { ReactNode } from 'react';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';
import type { AllMenusQuery } from '@/lib/all-menus/all-menus-query';
import type { Shown } from './open-live-search.tsx';
import { allMenusClassNames } from './all-menus-class-names.ts';
import { AllMenusForm } from './all-menus-form.tsx';
import { AllMenusSearch } from './all-menus-search.client.tsx';

type Props = {
  readonly query: AllMenusQuery;
  /** The server's hits, or its message that the search is not available. */
  readonly initial?: Shown;
  /** What is shown while nothing is searched for. */
  readonly children: ReactNode;
};

/** The search in all menus: its form and its hits. */
export function AllMenusPanel({ query, initial, children }: Props): ReactNode {
  return (
    <AllMenusSearch
      form={<AllMenusForm query={query} />}
      {...(initial && { initial })}
      classNames={allMenusClassNames}
      texts={{ loading: allMenusCopy.loading, failed: allMenusCopy.failed }}
    >
      {children}
    </AllMenusSearch>
  );
}
