'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { Island } from '@/components/ui/island.client';
import { isSearchShortcut } from '@/lib/browser/menu/search-shortcut';
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
  /** The place in the menu that the visitor saw before the search. */
  const place = useRef<Place>(undefined);

  const load = (): Promise<MenuFilter | undefined> => {
    loading.current ??= import('./menu-filter.tsx').then(
      ({ createMenuFilter }) => createMenuFilter(bar.current ?? document, english),
      () => undefined,
    );
    return loading.current;
  };
  const show = (filter: MenuFilter | undefined): void => {
    if (bar.current === null || field.current === null) return;
    // `filter.show` hides products, which can make the page scroll, so find the place first. When
    // the visitor clears the search, the page scrolls back to this place.
    place.current ??= findPlace(bar.current);
    const query = field.current.value;
    const { failed } = english?.search ?? searchCopy;
    const shown = filter?.show(query) ?? (query === '' ? '' : failed);
    // `isOutOfSight` measures the position of the sentence, so React has to render the sentence
    // first.
    flushSync(() => setSentence(shown));
    if (shown === '') {
      returnTo(place.current);
      place.current = undefined;
    } else if (isOutOfSight(status.current, bar.current)) {
      status.current?.scrollIntoView({ behavior: 'instant' });
    }
  };
  /** Searches at most once per frame, however many letters the visitor types in that time. */
  const search = async (): Promise<void> => {
    const filter = await load();
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => show(filter));
  };
  const focusBestHit = async (): Promise<void> => {
    const filter = await load();
    show(filter);
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

/** `top` is the distance from the top of the window to the top of the element, in px. */
type Place = { readonly element: Element; readonly top: number };

/**
 * Returns the place of the card or category just below the category bar. If there is none, returns
 * the place of the bar.
 */
function findPlace(bar: Element): Place {
  const { left, width, bottom } = bar.getBoundingClientRect();
  // In a wide window the middle can be in the gap between two columns of cards, so use a quarter.
  const below = document.elementFromPoint(left + width / 4, bottom + 1);
  const element = below?.closest('article, section') ?? bar;
  return { element, top: element.getBoundingClientRect().top };
}

/**
 * Scrolls the element back to its place. A stored scroll position could be wrong: the browser
 * estimates the heights of categories outside the window, and corrects an estimate when it renders
 * the category.
 */
function returnTo({ element, top }: Place): void {
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Whether the result begins above the bar's lower edge or below the middle of the window. Below the
 * middle, the on-screen keyboard of a phone may cover the result.
 */
function isOutOfSight(resultElement: Element | null, bar: Element | null): boolean {
  if (resultElement === null || bar === null) return false;
  const { top } = resultElement.getBoundingClientRect();
  return top < bar.getBoundingClientRect().bottom || top > innerHeight / 2;
}

function scrollToTop(bar: Element): void {
  const { top } = bar.getBoundingClientRect();
  if (top > 0) scrollBy({ top, behavior: 'instant' });
}
