import type { ReactNode } from 'react';
import { allMenusCopy } from '@/lib/i18n/site/all-menus-copy';
import { formatResultsHref } from '@/lib/all-menus/all-menus-query';
import { allMenusClassNames } from './all-menus-class-names.ts';

type Props = { readonly words: readonly string[] };

/**
 * Words of the menus as links that search for them. The links have `nofollow`, because search
 * engines must not index the pages with the hits.
 */
export function SuggestedWords({ words }: Props): ReactNode {
  if (words.length === 0) return null;
  return (
    <p className={allMenusClassNames.choices}>
      {allMenusCopy.words}
      {words.map((text) => (
        <a key={text} href={formatResultsHref({ text, opening: 'toate' })} rel="nofollow">
          {text}
        </a>
      ))}
    </p>
  );
}
