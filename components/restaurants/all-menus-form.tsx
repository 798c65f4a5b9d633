import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/addresses/routes';
import {
  formatResultsHref,
  MAX_TEXT_LENGTH,
  OPENING_PARAM,
  TEXT_PARAM,
} from '@/lib/all-menus/all-menus-query';
import type { AllMenusQuery } from '@/lib/all-menus/all-menus-query';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';
import styles from './all-menus.module.scss';

type Props = {
  /** Absent for a form that has only the text field. */
  readonly query?: AllMenusQuery;
  /** Words of the menus, as links that search for them. */
  readonly words?: readonly string[];
};

/** A plain GET form to the list of restaurants. The form works without JavaScript. */
export function AllMenusForm({ query, words = [] }: Props): ReactNode {
  return (
    <form
      role="search"
      aria-label={allMenusCopy.heading}
      action={routes.restaurants()}
      className={styles.form}
    >
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="search"
          name={TEXT_PARAM}
          aria-label={allMenusCopy.label}
          placeholder={allMenusCopy.placeholder}
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
        <div className={styles.chips}>
          <label>
            <input
              type="checkbox"
              name={OPENING_PARAM}
              value="acum"
              defaultChecked={query.opening === 'acum'}
            />
            {allMenusCopy.openNow}
          </label>
          {/* `nofollow`, because search engines must not index the pages with the hits. */}
          {words.map((text) => (
            <a key={text} href={formatResultsHref({ text, opening: 'toate' })} rel="nofollow">
              {text}
            </a>
          ))}
        </div>
      )}
    </form>
  );
}
