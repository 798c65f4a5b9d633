import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useEnglish } from '@/lib/hooks/use-english';
import { searchCopy } from '@/lib/i18n/site/menu/search-copy';
import type { MenuFilter } from './menu-filter.ts';
import { findPlace, isOutOfSight, returnTo } from './search-place.ts';
import type { Place } from './search-place.ts';
import { isSearchShortcut } from '@/lib/browser/menu/search-shortcut';

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
export function useMenuSearch({ bar, field, status }: SearchElements): MenuSearch {
  const [sentence, setSentence] = useState<ReactNode>('');
  const english = useEnglish();
  const loading = useRef<Promise<MenuFilter | undefined>>(undefined);
  const frame = useRef(0);
  /** The place in the menu that the visitor saw before the search. */
  const place = useRef<Place>(undefined);

  const load = (): Promise<MenuFilter | undefined> => {
    loading.current ??= import('./menu-filter.ts').then(
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
