import type { ReactNode } from 'react';
import { RestaurantHours } from '@/components/restaurant/restaurant-hours';
import { Picture } from '@/components/ui/picture/picture';
import { menuCopy } from '@/lib/i18n/site/menu-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Schedule } from '@/lib/restaurant/schedule';
import styles from './menu-hero.module.scss';

type Props = {
  readonly name: string;
  readonly image: string | undefined;
  readonly schedule: Schedule;
  readonly children?: ReactNode;
  /** Shown in print only. */
  readonly codeNote?: ReactNode;
};

export function MenuHero({ name, image, schedule, children, codeNote }: Props): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.frame}>
        <Picture use="hero" load="now" address={image} alt={siteCopy.menu.heroAlt(name)} />
      </div>
      <div className={styles.textColumn}>
        <p className={styles.eyebrow}>{menuCopy.eyebrow}</p>
        <h1>{name}</h1>
        <RestaurantHours schedule={schedule} />
        {Boolean(children) && <div className={styles.action}>{children}</div>}
      </div>
      {codeNote}
    </header>
  );
}
