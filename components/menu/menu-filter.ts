import { formatResultsHref } from '@/lib/all-menus/all-menus-query';
import { attempt } from '@/lib/browser/attempt';
import { findCategoryEntries } from '@/lib/browser/category-sections';
import { pause, runInSlices } from '@/lib/browser/slices';
import type { EnglishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { formatSearchResult, searchCopy } from '@/lib/i18n/site/menu/menu-copy';
import { HIDDEN_NAVBAR, isFlagOn } from '@/lib/menu-query';
import { createSearchIndex, findEndOfLetters, searchProducts, splitWords } from '@/lib/search';
import type { SearchIndex, Word } from '@/lib/search';

/** What the page says about a search. */
export type SearchStatus = {
  readonly sentence: string;
  /** Follows the sentence. */
  readonly link?: { readonly href: string; readonly text: string };
};

export type MenuFilter = {
  /**
   * For a query without words, shows all products and resolves to an empty sentence. For any other
   * query, shows the products that match and resolves to the result as a sentence. If no product
   * matches, `offerAllMenusSearch` can add a link to the sentence. Resolves when what the visitor
   * sees is right; the rest of a long menu follows in slices. Resolves to undefined if another call
   * has begun meanwhile.
   */
  readonly show: (query: string) => Promise<SearchStatus | undefined>;
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
  let reading: Promise<IndexedMenu> | undefined = indexMenu(bar);
  let running = new AbortController();
  let best: HTMLElement | undefined;
  let place: Place | undefined;
  /** The sections that `renderSections` had rendered in advance before the search. */
  const rendered = new Set<HTMLElement>();

  /** Shows all products, first those at the place to which the page scrolls back. */
  const showAll = async (sections: readonly MenuSection[], signal: AbortSignal): Promise<void> => {
    const start = sections.findIndex(({ section }) => section.contains(place?.element ?? null));
    const nearestFirst = [...sections.entries()]
      .toSorted(([one], [other]) => Math.abs(one - start) - Math.abs(other - start))
      .map(([, section]) => section);
    for (const section of sections) hideSection(section, false);
    await changeInSlices(nearestFirst, bar, signal, (section) => showCards(section, undefined));
    for (const section of rendered) {
      if (signal.aborted) return;
      keepPlace(bar, () => setRendered(section, true));
      await pause();
    }
  };

  return {
    show: async (query) => {
      running.abort();
      running = new AbortController();
      const { signal } = running;
      reading ??= indexMenu(bar);
      // The typing and hidden products can make the page scroll, so find the place first.
      place ??= findPlace(bar);
      const { sections, cards, index } = await reading;
      if (signal.aborted) return undefined;
      const result = searchProducts(index, query);
      const hits = result?.hits.flatMap((position) => cards[position] ?? []) ?? [];
      best = hits[0]?.card;
      attempt(() => highlighter.clear());
      if (result === undefined) {
        reading = undefined;
        void showAll(sections, signal);
        return { sentence: '' };
      }
      // The browser would lay out all cards of these sections, also those outside the window.
      for (const { section } of sections) {
        if (isRendered(section)) rendered.add(section);
        setRendered(section, false);
      }

      const shown = new Set(hits);
      const hasHit = (section: MenuSection): boolean =>
        section.cards.some((card) => shown.has(card));
      for (const section of sections) if (!hasHit(section)) hideSection(section, true);
      attempt(() =>
        highlighter.add(
          sections.map(({ heading }) => heading),
          result.matched,
        ),
      );
      const sectionOfBest = sections.find(({ section }) => section.contains(best ?? null));
      const bestFirst = new Set([
        ...(sectionOfBest ? [sectionOfBest] : []),
        ...sections.filter(hasHit),
      ]);
      void changeInSlices([...bestFirst], bar, signal, (section) => {
        showCards(section, shown);
        hideSection(section, false);
        const texts = section.cards.flatMap((card) =>
          shown.has(card) ? [card.name, card.description] : [],
        );
        attempt(() => highlighter.add(texts, result.matched));
      });
      const sentence = formatResult({ kind: result.kind, count: hits.length }, query);
      return hits.length === 0 ? offerAllMenusSearch(sentence, query, inAllMenus) : { sentence };
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

/** Changes the first slice at once. Later slices do not move what the visitor sees. */
function changeInSlices(
  sections: readonly MenuSection[],
  bar: Element,
  signal: AbortSignal,
  change: (section: MenuSection) => void,
): Promise<void> {
  let isFirst = true;
  const changeSlice = (slice: readonly MenuSection[]): void => {
    if (isFirst) slice.forEach(change);
    else keepPlace(bar, () => slice.forEach(change));
    isFirst = false;
  };
  return runInSlices(sections, ({ cards }) => cards.length, changeSlice, signal);
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
  const moved = element.getBoundingClientRect().top - top;
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
}

function keepPlace(bar: Element, change: () => void): void {
  const shown = findPlace(bar);
  change();
  if (shown.element.closest('[hidden]') === null) returnTo(shown);
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

async function indexMenu(bar: ParentNode): Promise<IndexedMenu> {
  const sections = await readMenu(bar);
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

function hideSection({ section, entry }: MenuSection, isHidden: boolean): void {
  section.toggleAttribute('hidden', isHidden);
  entry?.toggleAttribute('hidden', isHidden);
}

/** Shows all cards of the section when `shown` is undefined. */
function showCards({ cards }: MenuSection, shown: ReadonlySet<MenuCard> | undefined): void {
  for (const card of cards) card.card.toggleAttribute('hidden', shown?.has(card) === false);
}

const isRendered = (section: HTMLElement): boolean =>
  section.style.getPropertyValue('content-visibility') === 'visible';

function setRendered(section: HTMLElement, isRenderedInAdvance: boolean): void {
  if (isRenderedInAdvance) section.style.setProperty('content-visibility', 'visible');
  else section.style.removeProperty('content-visibility');
}

/**
 * `sentence` says that the menu has no hit. Adds a link that searches for the same query in all
 * menus. An embedded menu gets no link, because the link would open another page inside the app.
 */
function offerAllMenusSearch(sentence: string, query: string, linkText: string): SearchStatus {
  if (isFlagOn(new URLSearchParams(location.search), HIDDEN_NAVBAR)) return { sentence };
  const href = formatResultsHref({ text: query.trim(), opening: 'toate' });
  return { sentence, link: { href, text: linkText } };
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

/** How much faster the texts of a product are read than it is shown or hidden. */
const FASTER_TO_READ = 4;

/** Reads the menu from the DOM, so that the page need not send the products twice. */
async function readMenu(bar: ParentNode): Promise<readonly MenuSection[]> {
  const found = findCategoryEntries(bar).map(({ link, section }) => ({
    link,
    section,
    cards: [...section.querySelectorAll('article')],
  }));
  const sections: MenuSection[] = [];
  const read = ({ link, section, cards }: (typeof found)[number]): void => {
    sections.push({
      entry: link.closest('li'),
      section,
      heading: readText(section.querySelector('h2')),
      cards: cards.map((card) => ({
        card,
        name: readText(card.querySelector('h3 a')),
        description: readText(card.querySelector('p')),
      })),
    });
  };
  await runInSlices(
    found,
    ({ cards }) => cards.length / FASTER_TO_READ,
    (slice) => slice.forEach(read),
  );
  return sections;
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
   * Highlights the matched letters of these texts. `matched` has the number of matched letters for
   * each matching word.
   */
  readonly add: (texts: readonly ShownText[], matched: ReadonlyMap<string, number>) => void;
  readonly clear: () => void;
};

/**
 * Uses the CSS Custom Highlight API, which leaves the texts of the page as they are. In a browser
 * without this API nothing is highlighted.
 */
function createHighlighter(): Highlighter {
  if (typeof Highlight === 'undefined' || typeof CSSStyleSheet === 'undefined')
    return { add: () => undefined, clear: () => undefined };
  const styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);
  const adopt = (): void => void document.adoptedStyleSheets.push(styles);
  let isAdopted = false;
  let highlight = new Highlight();
  return {
    add: (texts, matched) => {
      // The browser finds the styles of all rendered products anew. So do it once, and after the
      // frame in which the browser begins to skip the categories outside the window.
      if (!isAdopted) requestAnimationFrame(() => setTimeout(adopt));
      isAdopted = true;
      addRanges(highlight, texts, matched);
      CSS.highlights.set(NAME, highlight);
    },
    clear: () => {
      highlight = new Highlight();
      CSS.highlights.delete(NAME);
    },
  };
}

function addRanges(
  highlight: Highlight,
  texts: readonly ShownText[],
  matched: ReadonlyMap<string, number>,
): void {
  for (const { element, words } of texts) {
    if (element === null) continue;
    for (const word of words) {
      const letters = matched.get(word.folded);
      if (letters !== undefined) highlight.add(createRange(element, word, letters));
    }
  }
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
