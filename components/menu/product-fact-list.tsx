import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { CHIP_SEPARATOR } from '@/lib/restaurant/product-facts';
import type { ProductFact } from '@/lib/restaurant/product-facts';

type Props = {
  readonly facts: readonly ProductFact[];
  readonly className?: string | undefined;
  readonly id?: string | undefined;
};

/**
 * A product's ingredients, allergens and nutrition. Renders nothing without facts. The stylesheets
 * turn `<b>` into chips and hide the separators in `<i>`.
 */
export function ProductFactList({ facts, className, id }: Props): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className={className} id={id}>
      {facts.map(({ name, value, chips = [], level, ...attributes }) => (
        <Fragment key={name}>
          <dt data-level={level}>{name}</dt>
          <dd {...attributes}>
            <Chips chips={chips} value={value} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

type ChipsProps = { readonly chips: readonly string[]; readonly value: string };

function Chips({ chips, value }: ChipsProps): ReactNode {
  return (
    <>
      {chips.map((chip, index) => (
        <Fragment key={chip}>
          {index > 0 && <i>{CHIP_SEPARATOR}</i>}
          <b>{chip}</b>
        </Fragment>
      ))}
      {value.slice(chips.join(CHIP_SEPARATOR).length)}
    </>
  );
}
