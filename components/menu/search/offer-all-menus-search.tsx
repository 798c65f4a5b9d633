import type { ReactNode } from 'react';
import { HIDDEN_NAVBAR, isFlagOn } from '@/lib/menu-query';
import { formatResultsHref } from '@/lib/all-menus/all-menus-query';

/**
 * `sentence` says that the menu has no hit. Appends a link that searches for the same query in all
 * menus. An embedded menu gets no link, because the link would open another page inside the app.
 */
export function offerAllMenusSearch(sentence: string, query: string, linkText: string): ReactNode {
  if (isFlagOn(new URLSearchParams(location.search), HIDDEN_NAVBAR)) return sentence;
  const text = query.trim();
  return (
    // The key makes React exchange the element, because a browser's translator may have replaced the
    // text node that React would change or remove.
    <span key={sentence}>
      {sentence}{' '}
      <a href={formatResultsHref({ text, opening: 'toate' })} hrefLang="ro">
        {linkText}
      </a>
    </span>
  );
}
