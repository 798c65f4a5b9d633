import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { useEnglish } from '@/lib/hooks/use-english';
import { keptCopy } from '@/lib/i18n/site/menu/kept-copy';
import { MAX_QUANTITY } from '@/lib/kept/kept-products';
import type { KeptLine } from '@/lib/kept/price-kept';
import { formatBani } from '@/lib/restaurant/price';

const QUANTITIES = Array.from({ length: MAX_QUANTITY }, (_, index) => index + 1);

type Props = {
  readonly line: KeptLine;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
};

/**
 * A kept product in the sheet: its quantity, name and price. Shows the former price if the price
 * has changed. For a product that is not part of the sum, the row says why.
 */
export function KeptRow({ line, onQuantity, onRemove }: Props): ReactNode {
  const english = useEnglish();
  const copy = english?.kept ?? keptCopy;
  const { name, quantity, offeredBani, formerBani, problem } = line;
  return (
    <li>
      <select
        aria-label={copy.quantity(name)}
        value={quantity}
        onChange={({ target }) => onQuantity(Number(target.value))}
      >
        {QUANTITIES.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
      <div>
        {/* The waiter reads the name, so a browser's translator leaves it as it is in the menu. */}
        <strong lang={english && 'ro'} translate="no">
          {name}
        </strong>
        {offeredBani !== undefined && (
          <p>{copy.price(quantity, formatBani(offeredBani), formatBani(offeredBani * quantity))}</p>
        )}
        {formerBani !== undefined && <em>{copy.former(formatBani(formerBani))}</em>}
        {problem !== undefined && <em>{copy.problems[problem]}</em>}
      </div>
      <button type="button" aria-label={copy.remove(name)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}
