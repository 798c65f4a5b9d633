'use client';

import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Island } from '@/components/ui/island.client';
import { Icon } from '@/components/ui/icon';
import { useEnglish } from '@/lib/hooks/use-english';
import { searchCopy } from '@/lib/i18n/site/menu/search-copy';
import { useMenuSearch } from './use-menu-search.ts';

type Props = {
  /**
   * Class names that client components get as props. If a client component imported the stylesheet,
   * the bundler could put the styles of other pages into different files, and those pages would
   * become heavier (`docs/decisions/0008-weight.md`).
   */
  readonly classNames: Readonly<Record<'bar' | 'search' | 'result', string | undefined>>;
  /** The links of the categories. */
  readonly children: ReactNode;
};

export function MenuSearch({ classNames, children }: Props): ReactNode {
  const copy = useEnglish()?.search ?? searchCopy;
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { sentence, prepare, search, focusBestHit } = useMenuSearch({ bar, field, status });

  const clear = (): void => {
    if (field.current === null) return;
    field.current.value = '';
    field.current.focus();
    search();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter') focusBestHit();
    else clear();
  };
  return (
    <>
      <div ref={bar} className={classNames.bar}>
        <div role="search" className={classNames.search}>
          <input
            ref={field}
            type="search"
            aria-label={copy.label}
            aria-keyshortcuts="/ Control+K Meta+K"
            placeholder={copy.label}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={80}
            onFocus={prepare}
            onInput={search}
            onKeyDown={handleKey}
          />
          <Icon name="search" size={20} />
          <button type="button" aria-label={copy.clear} onClick={clear}>
            <Icon name="close" size={20} />
          </button>
        </div>
        {children}
      </div>
      <Island>
        <p ref={status} role="status" className={classNames.result}>
          {sentence}
        </p>
      </Island>
    </>
  );
}
