import { createContext } from 'react';

type Kept = {
  readonly slugs: ReadonlySet<string>;
  /** Keeps the product of a card, or stops keeping it. */
  readonly toggle: (card: Element) => void;
  /** Why the last press had no effect. */
  readonly problem: string | undefined;
};

/** Undefined where products cannot be kept, as in an embedded menu. */
export const KeptContext = createContext<Kept | undefined>(undefined);

/**
 * Classes that client components get as props. If these components imported the stylesheet, the
 * stylesheets would be split differently, and every page would load more.
 */
export type KeptStyles = Readonly<
  Record<'products' | 'problem' | 'opener' | 'sheet', string | undefined>
>;
