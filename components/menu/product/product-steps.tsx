import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useEnglish } from '@/lib/hooks/use-english';
import { productStepsCopy } from '@/lib/i18n/site/menu/product-steps-copy';
import { findNeighbours } from './find-neighbours.ts';
import type { StepDirection } from './listen-for-steps.ts';

type Props = {
  readonly card: HTMLElement;
  readonly name: string;
  /** Called with the slug of the product to show instead. */
  readonly onStep: (slug: string) => void;
};

const STEPS = [
  ['previous', 'back', 'ArrowLeft'],
  ['next', 'arrow', 'ArrowRight'],
] as const;

/**
 * The buttons that lead to the previous and the next product. The arrow keys and a swipe anywhere
 * in the popup do the same. The code for the keys and the swipe is loaded when the popup opens.
 */
export function ProductSteps({ card, name, onStep }: Props): ReactNode {
  const copy = useEnglish()?.steps ?? productStepsCopy;
  const status = useRef<HTMLSpanElement>(null);
  const [hasStepped, setHasStepped] = useState(false);
  const [isListening, setIsListening] = useState(false);
  const neighbours = findNeighbours(card);
  const step = (direction: StepDirection): void => {
    const slug = neighbours[direction];
    if (slug === undefined) return;
    setHasStepped(true);
    onStep(slug);
  };
  const stepByEvent = useEffectEvent(step);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onStepEvent = (direction: StepDirection): void => stepByEvent(direction);
    void import('./listen-for-steps.ts').then(
      ({ listenForSteps }) => {
        const dialog = status.current?.closest('dialog');
        if (!dialog || signal.aborted) return;
        listenForSteps(dialog, onStepEvent, signal);
        setIsListening(true);
      },
      () => undefined,
    );
    return () => listening.abort();
  }, []);

  const { position, count } = neighbours;
  return (
    <>
      {count > 1 &&
        STEPS.map(([direction, icon, key]) => (
          // At an end of the menu a button has `aria-disabled` instead of `disabled`, because a
          // disabled button would lose the focus.
          <Button
            key={direction}
            tone="quiet"
            aria-label={copy[direction]}
            aria-disabled={neighbours[direction] === undefined}
            aria-keyshortcuts={isListening ? key : undefined}
            onClick={() => step(direction)}
          >
            <Icon name={icon} />
          </Button>
        ))}
      <VisuallyHidden>
        <span ref={status} aria-live="polite">
          {hasStepped && copy.shown(name, position, count)}
        </span>
      </VisuallyHidden>
    </>
  );
}
