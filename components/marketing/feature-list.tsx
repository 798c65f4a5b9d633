import type { ReactNode } from 'react';
import styles from './feature-list.module.scss';

type Feature = {
  /** Id of the heading. */
  readonly id: string;
  readonly copy: { readonly label: string; readonly heading: string };
  readonly scene: ReactNode;
  readonly body: ReactNode;
};

/** Blocks whose drawings alternate between the two sides of the text. */
export function FeatureList({ features }: { readonly features: readonly Feature[] }): ReactNode {
  return features.map(({ id, copy: { label, heading }, scene, body }, position) => (
    <section key={id} aria-labelledby={id} className={styles.block}>
      <div className={`${styles.scene} ${position % 2 === 0 ? '' : styles.end}`}>{scene}</div>
      <div className={styles.textColumn}>
        <p className={styles.label}>{label}</p>
        <h2 id={id}>{heading}</h2>
        <div className={styles.text}>{body}</div>
      </div>
    </section>
  ));
}
