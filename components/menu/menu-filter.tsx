import type { ReactNode } from 'react';
import { formatResultsHref } from '@/lib/all-menus/all-menus-query';
import { attempt } from '@/lib/browser/attempt';
import { findCategoryEntries } from '@/lib/browser/category-sections';
import type { EnglishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { searchCopy } from '@/lib/i18n/site/menu/search-copy';
import { formatSearchResult } from '@/lib/i18n/site/menu/search-result-copy';
import { HIDDEN_NAVBAR, isFlagOn } from '@/lib/menu-query';
import { createSearchIndex, findEndOfLetters, searchProducts, splitWords } from '@/lib/search';
import type { SearchIndex, Word } from '@/lib/search';

export type MenuFilter = {
  /**
   * For a query without words, shows all products and returns an empty string. For any other query,
   * shows the products that match and returns the result as a sentence. If no product matches,
   * `offerAllMenusSearch` can add a link to the sentence.
   */
  readonly show: (query: string) => ReactNode;
  /**
   * Scrolls to the sentence that `show` has returned, if it is out of sight. After a search has
   * ended, scrolls back to the place that the visitor saw before it.
   */
  readonly scroll: (sentence: Element) => void;
  /** The card of the best hit of the last query. */
  readonly getBestHit: () => HTMLElement | undefined;
};

/** `bar` contains the links of the categories; `english` is undefined on a Romanian page. */
export function createMenuFilter(bar: Element, english: EnglishMenuCopy | undefined): MenuFilter {
  const formatResult = english?.formatSearchResult ?? formatSearchResult;
  const { inAllMenus } = english?.search ?? searchCopy;
  const highlighter = createHighlighter();
  // Undefined after a search has ended. The next search reads the texts again, because a browser's
  // translator may have replaced them.
  let menu: IndexedMenu | undefined = indexMenu(bar);
  let best: HTMLElement | undefined;
  let place: Place | undefined;

  return {
    show: (query) => {
      // Hidden products can make the page scroll, so find the place first.
      place ??= findPlace(bar);
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
    scroll: (sentence) => {
      if (sentence.textContent !== '') {
        if (isOutOfSight(sentence, bar)) sentence.scrollIntoView({ behavior: 'instant' });
      } else if (place !== undefined) {
        returnTo(place);
        place = undefined;
      }
    },
    getBestHit: () => best,
  };
}

/** `top` is the distance from the top of the window to the top of the element, in px. */
type Place = { readonly element: Element; readonly top: number };

/**
 * Returns the place of the card or category just below the category bar. If there is none, returns
 * the place of the bar.
 */
function findPlace(bar: Element): Place {
  const { left, width, bottom } = bar.getBoundingClientRect();
  // In a wide window the middle can be in the gap between two columns of cards, so use a quarter.
  const below = document.elementFromPoint(left + width / 4, bottom + 1);
  const element = below?.closest('article, section') ?? bar;
  return { element, top: element.getBoundingClientRect().top };
}

/**
 * Scrolls the element back to its place. A stored scroll position could be wrong: the browser
 * estimates the heights of categories outside the window, and corrects an estimate when it renders
 * the category.
 */
function returnTo({ element, top }: Place): void {
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Whether the result begins above the bar's lower edge or below the middle of the window. Below the
 * middle, the on-screen keyboard of a phone may cover the result.
 */
function isOutOfSight(resultElement: Element, bar: Element): boolean {
  const { top } = resultElement.getBoundingClientRect();
  return top < bar.getBoundingClientRect().bottom || top > innerHeight / 2;
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
    const isHidden = shown !== undefined && !cards.some(({ card }) => shown.has(card));
    // In a hidden section the cards may stay as they are: fewer changes of a large menu.
    for (const { card } of isHidden ? [] : cards) {
      card.toggleAttribute('hidden', shown !== undefined && !shown.has(card));
    }
    section.toggleAttribute('hidden', isHidden);
    entry?.toggleAttribute('hidden', isHidden);
  }
}

/**
 * `sentence` says that the menu has no hit. Appends a link that searches for the same query in all
 * menus. An embedded menu gets no link, because the link would open another page inside the app.
 */
function offerAllMenusSearch(sentence: string, query: string, linkText: string): ReactNode {
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

type ShownText = {
  /** Null if the text is missing, for example the description of a product. */
  readonly element: Element | null;
  readonly words: readonly Word[];
};

type MenuCard = {
  readonly card: HTMLElement;
  readonly name: ShownText;
  readonly description: ShownText;
};

type MenuSection = {
  /** The category's entry in the category bar. */
  readonly entry: Element | null;
  readonly section: HTMLElement;
  readonly heading: ShownText;
  readonly cards: readonly MenuCard[];
};

/** Reads the menu from the DOM, so that the page need not send the products again as props. */
function readMenu(bar: ParentNode): readonly MenuSection[] {
  return findCategoryEntries(bar).map(({ link, section }) => ({
    entry: link.closest('li'),
    section,
    heading: readText(section.querySelector('h2')),
    cards: [...section.querySelectorAll('article')].map((card) => ({
      card,
      name: readText(card.querySelector('h3 a')),
      description: readText(card.querySelector('p')),
    })),
  }));
}

function readText(element: Element | null): ShownText {
  // A browser's translator puts the text into elements of its own, so read all that is inside.
  return { element, words: splitWords(element?.textContent ?? '') };
}

const NAME = 'gasit';

/** These styles are not in a CSS module, because the build would rename the highlight there. */
const STYLES = `
  ::highlight(${NAME}) { background: var(--color-accent); color: var(--color-on-accent) }
  @media (forced-colors: active) { ::highlight(${NAME}) { background: Mark; color: MarkText } }
  @media print { ::highlight(${NAME}) { background: none; color: inherit } }
`;

type Highlighter = {
  /**
   * Highlights the matched letters of these texts and removes earlier highlights. `matched` has the
   * number of matched letters for each matching word.
   */
  readonly show: (texts: readonly ShownText[], matched: ReadonlyMap<string, number>) => void;
  readonly remove: () => void;
};

/**
 * Uses the CSS Custom Highlight API, which does not change the DOM that React manages. In a browser
 * without this API nothing is highlighted.
 */
function createHighlighter(): Highlighter {
  if (typeof Highlight === 'undefined' || typeof CSSStyleSheet === 'undefined')
    return { show: () => undefined, remove: () => undefined };
  const styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);
  return {
    show: (texts, matched) => {
      if (!CSS.highlights.has(NAME)) document.adoptedStyleSheets.push(styles);
      CSS.highlights.set(NAME, createHighlight(texts, matched));
    },
    remove: () => {
      CSS.highlights.delete(NAME);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
    },
  };
}

function createHighlight(
  texts: readonly ShownText[],
  matched: ReadonlyMap<string, number>,
): Highlight {
  const highlight = new Highlight();
  for (const { element, words } of texts) {
    if (element === null) continue;
    for (const word of words) {
      const letters = matched.get(word.folded);
      if (letters !== undefined) highlight.add(createRange(element, word, letters));
    }
  }
  return highlight;
}

/** A static range is cheaper than a live one, which follows changes of the text. */
function createRange(element: Element, word: Word, letters: number): StaticRange {
  const end = findEndOfLetters(element.textContent, word, letters);
  const [startContainer, startOffset] = findPosition(element, word.start);
  const [endContainer, endOffset] = findPosition(element, end);
  return new StaticRange({ startContainer, startOffset, endContainer, endOffset });
}

/** The text node at an offset of `textContent`, and the offset in this node. */
function findPosition(element: Element, offset: number): readonly [Node, number] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = offset;
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { length } = node.nodeValue ?? '';
    if (rest <= length) return [node, rest];
    rest -= length;
  }
  return [element, 0];
}
