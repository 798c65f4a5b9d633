import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { buttonClass } from '@/components/ui/button-class';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { routes } from '@/lib/addresses/routes';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';
import {
  MAX_TEXT_LENGTH,
  OPENING_PARAM,
  OPENINGS,
  TEXT_PARAM,
} from '@/lib/all-menus/all-menus-query';
import type { AllMenusQuery } from '@/lib/all-menus/all-menus-query';
import { allMenusClassNames } from './all-menus-class-names.ts';

type Props = {
  /** Absent for a form that has only the text field. */
  readonly query?: AllMenusQuery;
};

/** A plain GET form to the list of restaurants. The form works without JavaScript. */
export function AllMenusForm({ query }: Props): ReactNode {
  return (
    <form
      role="search"
      aria-label={allMenusCopy.heading}
      action={routes.restaurants()}
      className={allMenusClassNames.form}
    >
      <div>
        <Icon name="search" />
        <input
          type="search"
          name={TEXT_PARAM}
          aria-label={allMenusCopy.label}
          placeholder={allMenusCopy.label}
          defaultValue={query?.text}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_TEXT_LENGTH}
        />
        <button type="submit" className={buttonClass('action')}>
          {allMenusCopy.submit}
        </button>
      </div>
      {query !== undefined && (
        <fieldset className={allMenusClassNames.choices}>
          <legend>
            <VisuallyHidden>{allMenusCopy.openingsLabel}</VisuallyHidden>
          </legend>
          {OPENINGS.map((opening) => (
            <label key={opening}>
              <input
                type="radio"
                name={OPENING_PARAM}
                value={opening}
                defaultChecked={opening === query.opening}
              />
              {allMenusCopy.openings[opening]}
            </label>
          ))}
        </fieldset>
      )}
    </form>
  );
}
