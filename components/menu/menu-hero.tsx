import type { ReactNode } from 'react';
import { RestaurantHours } from '@/components/restaurant/restaurant-hours';
import { Picture } from '@/components/ui/picture/picture';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import type { Schedule } from '@/lib/restaurant/hours/schedule';
import styles from './menu-hero.module.scss';

type Props = {
  /** Needed with an image, which the menu of this restaurant names. */
  readonly restaurantId?: string;
  readonly name: string;
  readonly image: string | undefined;
  readonly schedule: Schedule;
  readonly language: Language;
  readonly children?: ReactNode;
  readonly languageLink?: ReactNode;
  /** Shown in print. */
  readonly codeNote?: ReactNode;
};

export function MenuHero({
  restaurantId,
  name,
  image,
  schedule,
  language,
  children,
  languageLink,
  codeNote,
}: Props): ReactNode {
  const { heroAlt, eyebrow } = menuPageCopy[language].menu;
  return (
    <header className={styles.hero}>
      <div className={styles.frame}>
        <Picture
          use="hero"
          load="now"
          address={image}
          alt={heroAlt(name)}
          restaurantId={restaurantId}
        />
      </div>
      <div className={styles.textColumn}>
        <div className={styles.eyebrow}>
          <p>{eyebrow}</p>
          {languageLink}
        </div>
        <h1 {...markText(language)}>{name}</h1>
        <RestaurantHours schedule={schedule} language={language} />
        {Boolean(children) && <div className={styles.action}>{children}</div>}
      </div>
      {codeNote}
    </header>
  );
}
