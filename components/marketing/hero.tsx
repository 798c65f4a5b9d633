import type { ReactNode } from 'react';
import styles from './hero.module.scss';

type Props = {
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead: string;
  readonly scene: ReactNode;
  /** 'search': the children begin with the search, and the page goes on right below. */
  readonly variant?: 'search';
  readonly children: ReactNode;
};

export function Hero({ eyebrow, heading, lead, scene, variant, children }: Props): ReactNode {
  return (
    <div className={variant === 'search' ? `${styles.hero} ${styles.searchHero}` : styles.hero}>
      <div className={styles.textColumn}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>{children}</div>
      </div>
      <div className={styles.scene}>{scene}</div>
    </div>
  );
}
