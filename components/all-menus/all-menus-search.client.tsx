'use client';

import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Island } from '@/components/ui/island.client';
import type { Shown } from './open-live-search.tsx';
import type { AllMenusClassNames } from './all-menus-class-names.ts';
import { useAllMenusSearch } from './use-all-menus-search.ts';
import type { AllMenusSearchOptions } from './use-all-menus-search.ts';

type Props = {
  readonly form: ReactNode;
  /** The server's hits, or its message that the search is not available. */
  readonly initial?: Shown;
  readonly classNames: AllMenusClassNames;
  readonly texts: AllMenusSearchOptions['texts'];
  /** What is shown while nothing is searched for. */
  readonly children: ReactNode;
};

/** Makes the form search while the visitor types. Without JavaScript the form works by itself. */
export function AllMenusSearch({ form, initial, classNames, texts, children }: Props): ReactNode {
  const formFrame = useRef<HTMLDivElement>(null);
  const hits = useRef<HTMLDivElement>(null);
  const { shown, prepare, search, handleKey, handleSubmit } = useAllMenusSearch({
    formFrame,
    hits,
    initial,
    classNames,
    texts,
  });
  return (
    <div className={classNames.search}>
      <div
        ref={formFrame}
        onFocus={prepare}
        onInput={search}
        onKeyDown={handleKey}
        onSubmit={handleSubmit}
      >
        {form}
      </div>
      <Island>
        <p role="status" className={classNames.status}>
          {shown?.status}
        </p>
        <div ref={hits} className={classNames.hits}>
          {shown?.results}
        </div>
      </Island>
      <div hidden={shown !== undefined}>{children}</div>
    </div>
  );
}
