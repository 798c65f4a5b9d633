import type { ReactNode } from 'react';
import type { EnglishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { searchCopy } from '@/lib/i18n/site/menu/search-copy';
import { formatSearchResult } from '@/lib/i18n/site/menu/search-result-copy';
import { createSearchIndex } from '@/lib/search/search-index';
import { searchProducts } from '@/lib/search/search-products';
import { createHighlighter } from './highlight-words.ts';
import { offerAllMenusSearch } from './offer-all-menus-search.tsx';
import { readMenu } from './read-menu.ts';
import type { MenuSection } from './read-menu.ts';

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
  const sections = readMenu(bar);
  const cards = sections.flatMap((section) => section.cards);
  const index = createSearchIndex(
    sections.flatMap(({ heading, cards: sectionCards }) =>
      sectionCards.map(({ name, description }) => ({
        name: name.words,
        category: heading.words,
        description: description.words,
      })),
    ),
  );
  const highlighter = createHighlighter();
  let best: HTMLElement | undefined;

  return {
    show: (query) => {
      const result = searchProducts(index, query);
      const hits = result?.hits.flatMap((position) => cards[position] ?? []) ?? [];
      best = hits[0]?.card;
      if (result === undefined) {
        showOnly(sections, undefined);
        highlighter.remove();
        return '';
      }
      showOnly(sections, new Set(hits.map(({ card }) => card)));
      const headings = sections.map(({ heading }) => heading);
      const texts = hits.flatMap(({ name, description }) => [name, description]);
      highlighter.show([...headings, ...texts], result.matched);
      const sentence = formatResult({ kind: result.kind, count: hits.length }, query);
      return hits.length === 0 ? offerAllMenusSearch(sentence, query, inAllMenus) : sentence;
    },
    getBestHit: () => best,
  };
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
