import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { ProductFact } from '@/lib/restaurant/product-facts';

type Props = {
  readonly facts: readonly ProductFact[];
  readonly className?: string | undefined;
  readonly id?: string | undefined;
};

/** Ingredients, allergens and nutrition. Without any of them it renders nothing. */
export function ProductFactList({ facts, className, id }: Props): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className={className} id={id}>
      {facts.map(({ name, value, ...mark }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd {...mark}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
