import { Fragment } from 'react';
import type { ReactNode } from 'react';
import styles from './claims.module.scss';

type Props = { readonly claims: readonly string[] };

export function Claims({ claims }: Props): ReactNode {
  return (
    <p className={styles.claims}>
      {claims.map((claim, position) => (
        <Fragment key={claim}>
          {position > 0 && ' '}
          <span className={styles.claim}>
            {claim}
            {position < claims.length - 1 ? ',' : '.'}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
