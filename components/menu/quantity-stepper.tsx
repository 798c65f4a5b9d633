import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useEnglish } from '@/lib/hooks/use-english';
import { listButtonCopy } from '@/lib/i18n/site/menu/menu-copy';

type Props = {
  readonly name: string;
  /** 0 for a product that is not on the list; the stepper is then one button. */
  readonly quantity: number;
  /** Called with 1 or -1. */
  readonly onStep: (by: 1 | -1) => void;
};

/** The portions of a product on the list for the waiter. */
export function QuantityStepper({ name, quantity, onStep }: Props): ReactNode {
  const copy = useEnglish()?.listButton ?? listButtonCopy;
  const more = useRef<HTMLButtonElement>(null);
  const removePortion = (): void => {
    // With the last portion the pressed button disappears, so move the focus to the other one.
    if (quantity === 1) more.current?.focus();
    onStep(-1);
  };
  const isListed = quantity > 0;
  return (
    <span role="group" aria-label={copy.portions(name)} data-listed={isListed}>
      {isListed && (
        <>
          <Button tone="quiet" aria-label={copy.less(name)} onClick={removePortion}>
            <Icon name="minus" />
          </Button>
          <b aria-live="polite">{quantity}</b>
        </>
      )}
      <Button
        ref={more}
        tone="quiet"
        aria-label={isListed ? copy.more(name) : copy.add(name)}
        onClick={() => onStep(1)}
      >
        {isListed ? <Icon name="plus" /> : <span>{copy.addShort}</span>}
      </Button>
    </span>
  );
}
