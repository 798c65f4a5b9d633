import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/addresses/routes';
import { MAX_TEXT_LENGTH, TEXT_PARAM } from '@/lib/all-menus/all-menus-query';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';
import styles from './all-menus-form.module.scss';

type Props = {
  readonly text?: string;
  /** Further controls, below the text field. */
  readonly children?: ReactNode;
};

/** A plain GET form to the list of restaurants. The form works without JavaScript. */
export function AllMenusForm({ text, children }: Props): ReactNode {
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
