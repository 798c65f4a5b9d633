import type { ReactNode } from 'react';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Breadcrumb } from '@/lib/restaurant/breadcrumbs';
import styles from './breadcrumbs.module.scss';

type Props = { readonly breadcrumbs: readonly Breadcrumb[] };

/** The last entry is the page itself. */
export function Breadcrumbs({ breadcrumbs }: Props): ReactNode {
  const above = breadcrumbs.slice(0, -1);
  return (
    <nav aria-label={siteCopy.breadcrumbs.label} className={styles.breadcrumbs}>
      <ol className={styles.pages}>
        {above.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{breadcrumbs.at(-1)?.name}</li>
      </ol>
    </nav>
  );
}
