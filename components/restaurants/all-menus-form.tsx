import type { ReactNode } from 'react';
import { formatResultsHref, OPENING_PARAM } from '@/lib/all-menus/all-menus-query';
import type { AllMenusQuery } from '@/lib/all-menus/all-menus-query';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';
import { AllMenusField } from './all-menus-field.tsx';
import styles from './all-menus.module.scss';

type Props = {
  /** Absent for a form that has only the text field. */
  readonly query?: AllMenusQuery;
  /** Words of the menus, as links that search for them. */
  readonly words?: readonly string[];
};

/** The search in all menus with the styles of its pages. */
export function AllMenusForm({ query, words = [] }: Props): ReactNode {
  return (
    <AllMenusField
      classNames={{ form: styles.form, field: styles.field }}
      {...(query && { text: query.text })}
    >
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
    </AllMenusField>
  );
}
