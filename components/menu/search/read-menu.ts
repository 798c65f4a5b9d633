import { findCategoryEntries } from '@/lib/browser/menu/category-entries';
import { splitWords } from '@/lib/search/words';
import type { Word } from '@/lib/search/words';

export type ShownText = {
  /** Null if the text is missing, for example the description of a product. */
  readonly element: Element | null;
  readonly words: readonly Word[];
};

export type MenuCard = {
  readonly card: HTMLElement;
  readonly name: ShownText;
  readonly description: ShownText;
};

export type MenuSection = {
  /** The category's entry in the category bar. */
  readonly entry: Element | null;
  readonly section: HTMLElement;
  readonly heading: ShownText;
  readonly cards: readonly MenuCard[];
};

/** Reads the menu from the DOM, so that the page need not send the products again as props. */
export function readMenu(bar: ParentNode): readonly MenuSection[] {
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
