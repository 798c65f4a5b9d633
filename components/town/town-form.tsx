import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { buttonClass } from '@/components/ui/button-class';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { routes } from '@/lib/addresses/routes';
import { townCopy } from '@/lib/i18n/site/town-copy';
import { MAX_TEXT_LENGTH, OPENING_PARAM, OPENINGS, TEXT_PARAM } from '@/lib/town/town-query';
import type { TownQuery } from '@/lib/town/town-query';
import { townClassNames } from './town-class-names.ts';

type Props = {
  /** Absent for a form that has only the text field. */
  readonly query?: TownQuery;
};

/** A plain GET form to the list of restaurants, which works without JavaScript. */
export function TownForm({ query }: Props): ReactNode {
  return (
    <form
      role="search"
      aria-label={townCopy.heading}
      action={routes.restaurants()}
      className={townClassNames.form}
    >
      <div>
        <Icon name="search" />
        <input
          type="search"
          name={TEXT_PARAM}
          aria-label={townCopy.label}
          placeholder={townCopy.label}
          defaultValue={query?.text}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_TEXT_LENGTH}
        />
        <button type="submit" className={buttonClass('action')}>
          {townCopy.submit}
        </button>
      </div>
      {query !== undefined && (
        <fieldset className={townClassNames.choices}>
          <legend>
            <VisuallyHidden>{townCopy.openingsLabel}</VisuallyHidden>
          </legend>
          {OPENINGS.map((opening) => (
            <label key={opening}>
              <input
                type="radio"
                name={OPENING_PARAM}
                value={opening}
                defaultChecked={opening === query.opening}
              />
              {townCopy.openings[opening]}
            </label>
          ))}
        </fieldset>
      )}
    </form>
  );
}
