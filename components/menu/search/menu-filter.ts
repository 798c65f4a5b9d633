import type { ReactNode } from 'react';
import { attempt } from '@/lib/browser/attempt';
import type { EnglishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { searchCopy } from '@/lib/i18n/site/menu/search-copy';
import { formatSearchResult } from '@/lib/i18n/site/menu/search-result-copy';
import { createSearchIndex } from '@/lib/search/search-index';
import type { SearchIndex } from '@/lib/search/search-index';
import { searchProducts } from '@/lib/search/search-products';
import { createHighlighter } from './highlight-words.ts';
import { offerAllMenusSearch } from './offer-all-menus-search.tsx';
import { readMenu } from './read-menu.ts';
import type { MenuCard, MenuSection } from './read-menu.ts';

export type MenuFilter = {
  /**
   * For a query without words, shows all products and returns an empty string. For any other query,
   * shows the products that match and returns the result as a sentence. If no product matches,
   * `offerAllMenusSearch` can add a link to the sentence.
   */
  readonly show: (query: string) => ReactNode;
  /** The card of the best hit of the last query. */
  readonly getBestHit: () => HTMLElement | undefined;
};

/** `bar` contains the links of the categories; `english` is undefined on a Romanian page. */
export function createMenuFilter(
  bar: ParentNode,
  english: EnglishMenuCopy | undefined,
): MenuFilter {
  const formatResult = english?.formatSearchResult ?? formatSearchResult;
  const { inAllMenus } = english?.search ?? searchCopy;
  const highlighter = createHighlighter();
  // Undefined after a search has ended. The next search reads the texts again, because a browser's
  // translator may have replaced them.
  let menu: IndexedMenu | undefined = indexMenu(bar);
  let best: HTMLElement | undefined;

  return {
    show: (query) => {
      menu ??= indexMenu(bar);
      const { sections, cards, index } = menu;
      const result = searchProducts(index, query);
      const hits = result?.hits.flatMap((position) => cards[position] ?? []) ?? [];
      best = hits[0]?.card;
      if (result === undefined) {
        showOnly(sections, undefined);
        attempt(() => highlighter.remove());
        menu = undefined;
        return '';
      }
      showOnly(sections, new Set(hits.map(({ card }) => card)));
      const headings = sections.map(({ heading }) => heading);
      const texts = hits.flatMap(({ name, description }) => [name, description]);
      attempt(() => highlighter.show([...headings, ...texts], result.matched));
      const sentence = formatResult({ kind: result.kind, count: hits.length }, query);
      return hits.length === 0 ? offerAllMenusSearch(sentence, query, inAllMenus) : sentence;
    },
    getBestHit: () => best,
  };
}

type IndexedMenu = {
  readonly sections: readonly MenuSection[];
  readonly cards: readonly MenuCard[];
  /** The positions of its products are those of `cards`. */
  readonly index: SearchIndex;
};

function indexMenu(bar: ParentNode): IndexedMenu {
  const sections = readMenu(bar);
  const index = createSearchIndex(
    sections.flatMap(({ heading, cards }) =>
      cards.map(({ name, description }) => ({
        name: name.words,
        category: heading.words,
        description: description.words,
      })),
    ),
  );
  return { sections, cards: sections.flatMap(({ cards }) => cards), index };
}

/** Shows all cards when `shown` is undefined. */
function showOnly(
  sections: readonly MenuSection[],
  shown: ReadonlySet<HTMLElement> | undefined,
): void {
  for (const { entry, section, cards } of sections) {
    for (const { card } of cards) {
      card.toggleAttribute('hidden', shown !== undefined && !shown.has(card));
    }
    const isHidden = shown !== undefined && !cards.some(({ card }) => shown.has(card));
    section.toggleAttribute('hidden', isHidden);
    entry?.toggleAttribute('hidden', isHidden);
  }
}
