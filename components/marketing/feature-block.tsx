import type { ReactNode } from 'react';
import styles from './feature-block.module.scss';

type Props = {
  /** Id of the heading. */
  readonly id: string;
  readonly label: string;
  readonly heading: string;
  readonly scene: ReactNode;
  readonly sceneSide: 'start' | 'end';
  readonly children: ReactNode;
};

export function FeatureBlock(props: Props): ReactNode {
  const { id, label, heading, scene, sceneSide, children } = props;
  return (
    <section aria-labelledby={id} className={styles.block}>
      <div className={`${styles.scene} ${styles[sceneSide]}`}>{scene}</div>
      <div className={styles.textColumn}>
        <p className={styles.label}>{label}</p>
        <h2 id={id}>{heading}</h2>
        <div className={styles.text}>{children}</div>
      </div>
    </section>
  );
}
