import type { ReactNode } from 'react';
import { townCopy } from '@/lib/i18n/site/town-copy';
import type { TownQuery } from '@/lib/town/town-query';
import type { Shown } from './open-live-search.tsx';
import { townClassNames } from './town-class-names.ts';
import { TownForm } from './town-form.tsx';
import { TownSearch } from './town-search.client.tsx';

type Props = {
  readonly query: TownQuery;
  /** The hits that the server has found. */
  readonly initial?: Shown;
  /** What is shown while nothing is searched for. */
  readonly children: ReactNode;
};

/** The search in all menus: its form and its hits. */
export function TownPanel({ query, initial, children }: Props): ReactNode {
  return (
    <TownSearch
      form={<TownForm query={query} />}
      {...(initial && { initial })}
      classNames={townClassNames}
      texts={{ loading: townCopy.loading, failed: townCopy.failed }}
    >
      {children}
    </TownSearch>
  );
}
