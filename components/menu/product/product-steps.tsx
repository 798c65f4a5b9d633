import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { productStepsCopy } from '@/lib/i18n/site/product-steps-copy';
import { findNeighbours } from './find-neighbours.ts';
import { listenForSteps } from './listen-for-steps.ts';
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
 * The buttons to the previous and the next product, with the keys and the swipe that do the same in
 * the whole dialog. The popup loads this file when it opens.
 */
export function ProductSteps({ card, name, onStep }: Props): ReactNode {
  const status = useRef<HTMLSpanElement>(null);
  const [hasStepped, setHasStepped] = useState(false);
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
    const dialog = status.current?.closest('dialog');
    const onStepEvent = (direction: StepDirection): void => stepByEvent(direction);
    if (dialog) listenForSteps(dialog, onStepEvent, listening.signal);
    return () => listening.abort();
  }, []);

  const { position, count } = neighbours;
  return (
    <>
      {count > 1 &&
        STEPS.map(([direction, icon, key]) => (
          // At an end of the menu a button stays focusable: a disabled one would lose the focus.
          <Button
            key={direction}
            tone="quiet"
            aria-label={productStepsCopy[direction]}
            aria-disabled={neighbours[direction] === undefined}
            aria-keyshortcuts={key}
            onClick={() => step(direction)}
          >
            <Icon name={icon} />
          </Button>
        ))}
      <VisuallyHidden>
        <span ref={status} aria-live="polite">
          {hasStepped && productStepsCopy.shown(name, position, count)}
        </span>
      </VisuallyHidden>
    </>
  );
}
