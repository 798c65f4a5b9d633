import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { ProductFact } from '@/lib/restaurant/product-facts';

type Props = {
  readonly facts: readonly ProductFact[];
  readonly className?: string | undefined;
  readonly id?: string | undefined;
};

/** A product's ingredients, allergens and nutrition. Renders nothing without facts. */
export function ProductFactList({ facts, className, id }: Props): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className={className} id={id}>
      {facts.map(({ name, value, ...attributes }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd {...attributes}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
