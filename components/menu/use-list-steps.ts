import { createContext, useEffect, useState } from 'react';
import { useEnglish } from '@/lib/hooks/use-english';
import { stepQuantity } from './waiter-list-cards.ts';

const NONE: ReadonlyMap<string, number> = new Map();
const NOTICE_MS = 6_000;

export type ListSteps = {
  /** The portions on the list, by the slugs of the products. */
  readonly quantities: ReadonlyMap<string, number>;
  /** Adds a portion of the product of a card, or removes one. */
  readonly step: (card: Element, by: 1 | -1) => void;
  /** Why the last press had no effect. */
  readonly problem: string | undefined;
  /** Whether the visitor has begun the list a moment ago. */
  readonly hasBegun: boolean;
  /** What screen readers announce. */
  readonly said: string;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Takes the portions after each change of the list. */
  readonly showChange: (quantities: ReadonlyMap<string, number>) => void;
};

/** Undefined where there is no list, as in an embedded menu. */
export const WaiterListContext = createContext<ListSteps | undefined>(undefined);

/** What the presses on the list's buttons have changed, in the cards and in the popup. */
export function useListSteps(restaurantId: string): ListSteps {
  const english = useEnglish();
  const [quantities, setQuantities] = useState(NONE);
  const [problem, setProblem] = useState<string>();
  const [hasBegun, setHasBegun] = useState(false);
  const [said, setSaid] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const timer = hasBegun ? setTimeout(() => setHasBegun(false), NOTICE_MS) : undefined;
    return () => clearTimeout(timer);
  }, [hasBegun]);
  return {
    quantities,
    problem,
    hasBegun,
    said,
    isOpen,
    step: (card, by) => {
      const outcome = stepQuantity(restaurantId, card, by, english?.waiterList);
      setProblem(outcome.problem);
      setHasBegun(outcome.hasBegun);
      setSaid(outcome.said);
    },
    open: () => {
      setHasBegun(false);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
    showChange: (next) => {
      setQuantities(next);
      // The message may say that the list is full. A shorter list has room again, so remove the
      // message.
      if (next.size < quantities.size) setProblem(undefined);
    },
  };
}
