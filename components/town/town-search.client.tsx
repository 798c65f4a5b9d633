'use client';

import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Shown } from './open-live-search.tsx';
import type { TownClassNames } from './town-class-names.ts';
import { useTownSearch } from './use-town-search.ts';
import type { TownSearchOptions } from './use-town-search.ts';

type Props = {
  readonly form: ReactNode;
  /** The hits that the server has found. */
  readonly initial?: Shown;
  readonly classNames: TownClassNames;
  readonly texts: TownSearchOptions['texts'];
  /** What is shown while nothing is searched for. */
  readonly children: ReactNode;
};

/** Makes the form search while the visitor types. Without JavaScript the form works by itself. */
export function TownSearch({ form, initial, classNames, texts, children }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const hits = useRef<HTMLDivElement>(null);
  const { shown, prepare, search, handleKey, handleSubmit } = useTownSearch({
    place,
    hits,
    initial,
    classNames,
    texts,
  });
  return (
    <div className={classNames.search}>
      <div
        ref={place}
        onFocus={prepare}
        onInput={search}
        onKeyDown={handleKey}
        onSubmit={handleSubmit}
      >
        {form}
      </div>
      <p role="status" className={classNames.status}>
        {shown?.status}
      </p>
      <div ref={hits} className={classNames.hits}>
        {shown?.results}
      </div>
      <div hidden={shown !== undefined}>{children}</div>
    </div>
  );
}
