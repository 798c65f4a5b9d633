'use client';

import { useRef } from 'react';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { searchCopy } from '@/lib/i18n/site/search-copy';
import { useMenuSearch } from './use-menu-search.ts';

type Props = {
  /**
   * Classes of the bar, the field and the result. A stylesheet that client code imports would be
   * split differently, and every page would load more.
   */
  readonly classNames: Readonly<Record<'bar' | 'form' | 'result', string | undefined>>;
  /** The links of the categories. */
  readonly children: ReactNode;
};

/**
 * The field beside the category bar, and the result of the search below both. Submitting a form of
 * the method 'dialog' outside a dialog does nothing, also before hydration.
 */
export function MenuSearch({ classNames, children }: Props): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const { sentence, prepare, search, focusBestHit } = useMenuSearch({ bar, field, result });

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    focusBestHit();
  };
  const reset = (): void => {
    field.current?.focus();
    search();
  };
  const clear = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.currentTarget.form?.reset();
  };
  return (
    <>
      <div ref={bar} className={classNames.bar}>
        <form
          role="search"
          method="dialog"
          className={classNames.form}
          onSubmit={submit}
          onReset={reset}
        >
          <input
            ref={field}
            type="search"
            aria-label={searchCopy.label}
            aria-keyshortcuts="/ Control+K Meta+K"
            placeholder={searchCopy.label}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={80}
            onFocus={prepare}
            onInput={search}
            onKeyDown={clear}
          />
          <Icon name="search" size={20} />
          <button type="reset" aria-label={searchCopy.clear}>
            <Icon name="close" size={20} />
          </button>
        </form>
        {children}
      </div>
      <p ref={result} role="status" className={classNames.result}>
        {sentence}
      </p>
    </>
  );
}
