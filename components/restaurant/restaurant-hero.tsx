import type { ReactNode } from 'react';
import { APP_SECTION_ID } from '@/components/app/app-section';
import { ShareButton } from '@/components/share/share-button.client';
import { buttonClass } from '@/components/ui/button-class';
import { Picture } from '@/components/ui/picture/picture';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Menu } from '@/lib/restaurant/menu';
import { MenuLink } from './menu-link.tsx';
import styles from './restaurant-hero.module.scss';
import { RestaurantHours } from './restaurant-hours.tsx';
import { RestaurantPlace } from './restaurant-place.tsx';
import { RoundLogo } from './round-logo.tsx';

type Props = { readonly restaurantId: string; readonly name: string; readonly menu: Menu };

export function RestaurantHero({ restaurantId, name, menu }: Props): ReactNode {
  const { heroImage, logoImage, schedule } = menu;
  return (
    <header className={styles.hero}>
      <div className={styles.frame}>
        <Picture
          address={heroImage}
          alt={siteCopy.restaurants.pictureOf(name)}
          use="detail"
          load="now"
          restaurantId={restaurantId}
        />
      </div>
      <div className={styles.textColumn}>
        <div className={styles.logo}>
          <RoundLogo address={logoImage} restaurantId={restaurantId} />
        </div>
        <h1 className={styles.name}>{name}</h1>
        <RestaurantHours schedule={schedule} />
        <RestaurantPlace contact={menu} />
        <div className={styles.actions}>
          <MenuLink restaurantId={restaurantId} text={siteCopy.restaurant.openMenu} />
          <a href={`#${APP_SECTION_ID}`} className={buttonClass('quiet')}>
            {siteCopy.table.openApp}
          </a>
          <ShareButton />
        </div>
      </div>
    </header>
  );
}
