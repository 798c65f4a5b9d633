'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { Island } from '@/components/ui/island.client';
import { isSearchShortcut } from '@/lib/browser/search-shortcut';
import { useEnglish } from '@/lib/hooks/use-english';
import { searchCopy } from '@/lib/i18n/site/menu/search-copy';
import type { MenuFilter } from './menu-filter.tsx';

/**
 * In windows narrower than the breakpoint `medium` the on-screen keyboard leaves little room, so a
 * focus of the field scrolls the bar to the top of the window.
 */
const NARROW = '(width < 768px)';

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

  const handleFocus = (): void => {
    prepare();
    if (bar.current === null || !('matchMedia' in window)) return;
    if (matchMedia(NARROW).matches) scrollToTop(bar.current);
  };
  const clear = (): void => {
    if (field.current === null) return;
    field.current.value = '';
    field.current.focus();
    search();
  };
  const handleKey = (event: ReactKeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
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
            onFocus={handleFocus}
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

type SearchElements = {
  /** Contains the links of the categories. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Shows `sentence`. Stands between the bar and the menu. */
  readonly status: RefObject<HTMLElement | null>;
};

type MenuSearch = {
  /** The result of the search as a sentence. */
  readonly sentence: ReactNode;
  /** Loads the code of the search before the visitor types. */
  readonly prepare: () => void;
  readonly search: () => void;
  readonly focusBestHit: () => void;
};

/** The code of the search is loaded on first use. */
function useMenuSearch({ bar, field, status }: SearchElements): MenuSearch {
  const [sentence, setSentence] = useState<ReactNode>('');
  const english = useEnglish();
  const loading = useRef<Promise<MenuFilter | undefined>>(undefined);
  const frame = useRef(0);

  const load = (): Promise<MenuFilter | undefined> => {
    loading.current ??= import('./menu-filter.tsx').then(
      ({ createMenuFilter }) => createMenuFilter(bar.current ?? document.body, english),
      () => undefined,
    );
    return loading.current;
  };
  /** For the stylesheet, where `:has()` would be found again for all products at each letter. */
  const markFilled = (): void => {
    bar.current?.toggleAttribute('data-filled', field.current?.value !== '');
  };
  const show = async (filter: MenuFilter | undefined): Promise<void> => {
    if (field.current === null) return;
    const query = field.current.value;
    const { failed } = english?.search ?? searchCopy;
    const shown = filter ? await filter.show(query) : query === '' ? '' : failed;
    // The visitor has typed another letter.
    if (shown === undefined) return;
    // `filter.scroll` measures the position of the sentence, so React has to render it first.
    flushSync(() => setSentence(shown));
    if (status.current !== null) filter?.scroll(status.current);
  };
  /** Searches at most once per frame, however many letters the visitor types in that time. */
  const search = async (): Promise<void> => {
    markFilled();
    const filter = await load();
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => void show(filter));
  };
  const focusBestHit = async (): Promise<void> => {
    const filter = await load();
    // A search that has not begun would end this one.
    cancelAnimationFrame(frame.current);
    await show(filter);
    const card = filter?.getBestHit();
    card?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  };

  const focusField = useEffectEvent((event: KeyboardEvent) => {
    if (field.current === null || !isSearchShortcut(event, field.current)) return;
    event.preventDefault();
    field.current.focus();
    field.current.select();
  });
  const searchForTextBeforeHydration = useEffectEvent(() => {
    if (field.current?.value !== '') void search();
  });
  useEffect(() => {
    searchForTextBeforeHydration();
    const onKeyDown = (event: KeyboardEvent): void => focusField(event);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      cancelAnimationFrame(frame.current);
      // Remove the highlights, which would otherwise keep the cards in memory after unmounting.
      void loading.current?.then((filter) => filter?.show(''));
    };
  }, []);

  return {
    sentence,
    prepare: () => void load(),
    search: () => void search(),
    focusBestHit: () => void focusBestHit(),
  };
}

function scrollToTop(bar: Element): void {
  const { top } = bar.getBoundingClientRect();
  if (top > 0) scrollBy({ top, behavior: 'instant' });
}
