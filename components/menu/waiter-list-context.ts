import { createContext } from 'react';

type ListContext = {
  /** The portions on the list, by the slugs of the products. */
  readonly quantities: ReadonlyMap<string, number>;
  /** Adds a portion of the product of a card, or removes one. */
  readonly step: (card: Element, by: 1 | -1) => void;
  /** Why the last press had no effect. */
  readonly problem: string | undefined;
  /** Whether the visitor has begun the list a moment ago. */
  readonly hasBegun: boolean;
  readonly open: () => void;
};

/** Undefined where there is no list, as in an embedded menu. */
export const WaiterListContext = createContext<ListContext | undefined>(undefined);
