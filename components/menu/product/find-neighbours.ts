import { parseCardId } from '@/components/menu/card/card-id';

/** The position of a product among the products that the page shows, and its neighbours. */
export type Neighbours = {
  /** The slug of the product before; undefined for the first product and for a hidden one. */
  readonly previous: string | undefined;
  /** The slug of the product after; undefined for the last product and for a hidden one. */
  readonly next: string | undefined;
  /** Counts from 1; 0 for a product that the page hides. */
  readonly position: number;
  readonly count: number;
};

/** The search in the menu sets `hidden` on the cards and sections that have no match. */
const SHOWN = 'section:not([hidden]) article:not([hidden])';

/**
 * Finds the neighbours of a card in the order of the document. This is also the order on the
 * screen, because sorting a menu moves the cards in the document.
 */
export function findNeighbours(card: Element): Neighbours {
  const ids = [...document.querySelectorAll(SHOWN)].map(({ id }) => id);
  const index = ids.indexOf(card.id);
  const slugAt = (at: number): string | undefined => {
    const id = index === -1 ? undefined : ids[at];
    return id && parseCardId(id);
  };
  return {
    previous: slugAt(index - 1),
    next: slugAt(index + 1),
    position: index + 1,
    count: ids.length,
  };
}
