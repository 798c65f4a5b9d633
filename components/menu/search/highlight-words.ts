import { findEndOfLetters } from '@/lib/search/words';
import type { Word } from '@/lib/search/words';
import type { ShownText } from './read-menu.ts';

const NAME = 'gasit';

/** These styles are not in a CSS module, because the build would rename the highlight there. */
const STYLES = `
  ::highlight(${NAME}) { background: var(--color-accent); color: var(--color-on-accent) }
  @media (forced-colors: active) { ::highlight(${NAME}) { background: Mark; color: MarkText } }
  @media print { ::highlight(${NAME}) { background: none; color: inherit } }
`;

export type Highlighter = {
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
export function createHighlighter(): Highlighter {
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
