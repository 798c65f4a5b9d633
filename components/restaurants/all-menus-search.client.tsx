'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { Island } from '@/components/ui/island.client';
import { isSearchShortcut } from '@/lib/browser/search-shortcut';
import type { AllMenusClassNames, Shown } from './all-menus-results.tsx';
import type { LiveSearch } from './live-search.tsx';

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

/** If a search has to wait longer than this, the page says that the menus are loading. */
const LOADING_AFTER_MS = 400;

type AllMenusSearchOptions = {
  /** Contains the form. */
  readonly formFrame: RefObject<HTMLElement | null>;
  readonly hits: RefObject<HTMLElement | null>;
  /** The server's hits, or its message that the search is not available. */
  readonly initial: Shown | undefined;
  readonly classNames: AllMenusClassNames;
  readonly texts: { readonly loading: string; readonly failed: string };
};

type AllMenusSearchState = {
  /** Undefined while nothing is searched for. */
  readonly shown: Shown | undefined;
  readonly prepare: () => void;
  readonly search: () => void;
  readonly handleKey: (event: KeyboardEvent) => void;
  readonly handleSubmit: (event: FormEvent) => void;
};

/**
 * Searches while the visitor types. The first focus or search loads the code of the search, which
 * loads the index of all menus. If loading fails, the next focus or search tries again. A form that
 * is submitted before the code and the index are loaded goes to the server.
 */
function useAllMenusSearch(options: AllMenusSearchOptions): AllMenusSearchState {
  const { formFrame, hits, initial, classNames, texts } = options;
  const [shown, setShown] = useState(initial);
  const loading = useRef<Promise<LiveSearch | undefined>>(undefined);
  const live = useRef<LiveSearch>(undefined);
  const frame = useRef(0);

  const getForm = (): HTMLFormElement | null => formFrame.current?.querySelector('form') ?? null;
  const getField = (): HTMLInputElement | null => formFrame.current?.querySelector('input') ?? null;
  /** Searches at most once per frame, however many letters the visitor types in that time. */
  const show = (opened: LiveSearch | undefined): void => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const form = getForm();
      if (form !== null) setShown(opened ? opened(new FormData(form)) : { status: texts.failed });
    });
  };
  const load = (): Promise<LiveSearch | undefined> => {
    loading.current ??= import('./live-search.tsx')
      .then(({ openLiveSearch }) => openLiveSearch(classNames, () => show(live.current)))
      .then(
        (opened) => (live.current = opened),
        () => (loading.current = undefined),
      );
    return loading.current;
  };
  const search = async (): Promise<void> => {
    const timer = live.current
      ? 0
      : window.setTimeout(() => setShown({ status: texts.loading }), LOADING_AFTER_MS);
    const opened = await load();
    clearTimeout(timer);
    show(opened);
  };
  const handleKey = (event: KeyboardEvent): void => {
    const field = getField();
    if (event.key !== 'Escape' || event.target !== field || field === null) return;
    event.preventDefault();
    field.value = '';
    void search();
  };
  const handleSubmit = (event: FormEvent): void => {
    if (live.current === undefined) return;
    event.preventDefault();
    const found = hits.current;
    (found?.querySelector<HTMLElement>('h3 a') ?? found?.querySelector('a'))?.focus();
  };

  const focusField = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const field = getField();
    if (field === null || !isSearchShortcut(event, field)) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
  /**
   * Searches for what was typed or chosen before hydration. Without `initial`, the fields first
   * get the query of the address: after Back by client-side navigation React has rendered a new
   * form without that query. Parameters without a field, such as those of a campaign, start no
   * search.
   */
  const restore = useEffectEvent(() => {
    const form = getForm();
    if (form === null) return;
    const fields = Array.from(form.querySelectorAll('input'));
    let isChanged = fields.some(
      (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
    );
    for (const [name, value] of initial ? [] : new URLSearchParams(location.search)) {
      const input = fields.find((each) => each.name === name);
      if (input === undefined) continue;
      if (input.type === 'checkbox') input.checked = input.value === value;
      else input.value = value;
      isChanged = true;
    }
    if (isChanged) void search();
  });
  useEffect(() => {
    restore();
    const onKeyDown = (event: globalThis.KeyboardEvent): void => focusField(event);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      cancelAnimationFrame(frame.current);
    };
  }, []);

  return {
    shown,
    prepare: () => void load(),
    search: () => void search(),
    handleKey,
    handleSubmit,
  };
}
