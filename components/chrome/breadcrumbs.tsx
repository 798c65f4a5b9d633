import type { ReactNode } from 'react';
import { markLink } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import type { Breadcrumb } from '@/lib/restaurant/breadcrumbs';
import styles from './breadcrumbs.module.scss';

type Props = { readonly breadcrumbs: readonly Breadcrumb[]; readonly language: Language };

/** The last of the `breadcrumbs` is the current page. */
export function Breadcrumbs({ breadcrumbs, language }: Props): ReactNode {
  const ancestors = breadcrumbs.slice(0, -1);
  return (
    <nav aria-label={menuPageCopy[language].breadcrumbs.label} className={styles.breadcrumbs}>
      <ol className={styles.pages}>
        {ancestors.map(({ name, path, isTranslated }) => (
          <li key={path}>
            <a href={path} {...markLink(isTranslated ? 'ro' : language)}>
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page">{breadcrumbs.at(-1)?.name}</li>
      </ol>
    </nav>
  );
}
