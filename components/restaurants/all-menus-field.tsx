import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/addresses/routes';
import { MAX_TEXT_LENGTH, TEXT_PARAM } from '@/lib/all-menus/all-menus-query';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';

type Props = {
  /**
   * The styles of the caller: those of `AllMenusForm` would make the pages of restaurants and menus
   * heavier, which have a search only when they are not found.
   */
  readonly classNames: { readonly form: string | undefined; readonly field: string | undefined };
  readonly text?: string;
  /** Further controls, below the text field. */
  readonly children?: ReactNode;
};

/** A plain GET form to the list of restaurants. It works without JavaScript. */
export function AllMenusField({ classNames, text, children }: Props): ReactNode {
  return (
    <form
      role="search"
      aria-label={allMenusCopy.heading}
      action={routes.restaurants()}
      className={classNames.form}
    >
      <div className={classNames.field}>
        <Icon name="search" />
        <input
          type="search"
          name={TEXT_PARAM}
          aria-label={allMenusCopy.label}
          placeholder={allMenusCopy.placeholder}
          defaultValue={text}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_TEXT_LENGTH}
        />
        <button type="submit" className={buttonClass('action')}>
          {allMenusCopy.submit}
        </button>
      </div>
      {children}
    </form>
  );
}
