import type { ReactNode } from 'react';
import { HoursLine } from '@/components/ui/hours-line';
import { Picture } from '@/components/ui/picture';
import { menuCopy } from '@/lib/i18n/menu-copy';
import { siteCopy } from '@/lib/i18n/site-copy';
import styles from './menu-hero.module.scss';

type Props = {
  readonly name: string;
  readonly image: string | undefined;
  readonly hours: string;
  /** The island that says open or closed now. */
  readonly state?: ReactNode;
  readonly children?: ReactNode;
};

export function MenuHero({ name, image, hours, state, children }: Props): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.frame}>
        <Picture use="hero" load="now" address={image} alt={siteCopy.menu.heroAlt(name)} />
      </div>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{menuCopy.eyebrow}</p>
        <h1>{name}</h1>
        <HoursLine hours={hours} state={state} />
        {children !== undefined && <div className={styles.action}>{children}</div>}
      </div>
    </header>
  );
}
