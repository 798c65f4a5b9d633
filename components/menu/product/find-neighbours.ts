import { parseCardId } from '@/components/menu/card/card-id';

/** Where a product stands among those that the page shows. */
export type Neighbours = {
  /** The slug of the product before; undefined for the first one. */
  readonly previous: string | undefined;
  /** The slug of the product after; undefined for the last one. */
  readonly next: string | undefined;
  /** Counts from 1; 0 for a product that the page hides. */
  readonly position: number;
  readonly count: number;
};

/** Leaves out the cards and sections that the search hides. */
const SHOWN = 'section:not([hidden]) article:not([hidden])';

/**
 * Finds the neighbours of a card in the order of the document. This is also the order on the
 * screen, because sorting a menu moves its cards.
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
