import { createContext } from 'react';

type Kept = {
  readonly slugs: ReadonlySet<string>;
  /** Keeps the product of a card, or stops keeping it. */
  readonly toggle: (card: Element) => void;
  /** Why the last press of a heart had no effect. */
  readonly problem: string | undefined;
};

/** Undefined where products cannot be kept, as in an embedded menu. */
export const KeptContext = createContext<Kept | undefined>(undefined);

/**
 * Class names that client components get as props. If a client component imported the stylesheet,
 * the bundler could put the styles of other pages into different files, and those pages would
 * become heavier (`docs/decisions/0008-weight.md`).
 */
export type KeptStyles = Readonly<
  Record<'products' | 'problem' | 'opener' | 'sheet', string | undefined>
>;
