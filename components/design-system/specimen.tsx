import type { ReactNode } from 'react';
import styles from './design-system.module.scss';

type Props = {
  readonly title: string;
  readonly flow?: 'row' | 'column';
  readonly children: ReactNode;
};

export function Specimen({ title, flow = 'row', children }: Props): ReactNode {
  return (
    <section className={styles.specimen}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles[flow]}>{children}</div>
    </section>
  );
}
