import { createContext } from 'react';

type Kept = {
  readonly slugs: ReadonlySet<string>;
  /** Keeps the product of a card, or no longer keeps it. */
  readonly toggle: (card: Element) => void;
  /** Why the last press had no effect. */
  readonly problem: string | undefined;
};

/** Undefined where products cannot be kept, as in an embedded menu. */
export const KeptContext = createContext<Kept | undefined>(undefined);

/**
 * The classes of the hearts' surroundings, of what says why a press had no effect, of the button that
 * opens the sheet, and of the sheet. A stylesheet that client code imports would be split
 * differently, and every page would load more.
 */
export type KeptStyles = Readonly<
  Record<'products' | 'problem' | 'opener' | 'sheet', string | undefined>
>;
