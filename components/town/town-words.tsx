import type { ReactNode } from 'react';
import { townCopy } from '@/lib/i18n/site/town-copy';
import { formatResultsHref } from '@/lib/town/town-query';
import { townClassNames } from './town-class-names.ts';

type Props = { readonly words: readonly string[] };

/**
 * Words of the menus as links that search for them. The links have `nofollow`, because the pages
 * with the hits are not indexed.
 */
export function TownWords({ words }: Props): ReactNode {
  if (words.length === 0) return null;
  return (
    <p className={townClassNames.choices}>
      {townCopy.words}
      {words.map((text) => (
        <a key={text} href={formatResultsHref({ text, opening: 'toate' })} rel="nofollow">
          {text}
        </a>
      ))}
    </p>
  );
}
