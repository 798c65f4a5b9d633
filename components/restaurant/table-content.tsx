import type { ReactNode } from 'react';
import { AppSection } from '@/components/app/app-section';
import { OrderBar } from '@/components/app/order-bar';
import { PageMain } from '@/components/chrome/main/page-main';
import { getOrder } from '@/lib/app/order';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Menu } from '@/lib/restaurant/menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { MenuLink } from './menu-link.tsx';
import { RestaurantHours } from './restaurant-hours.tsx';
import { RoundLogo } from './round-logo.tsx';
import styles from './table-content.module.scss';

type Props = { readonly restaurantId: string; readonly tableId: string; readonly menu: Menu };

/**
 * The page is 'unstored': every well-formed table id has a page, so stored pages could fill the
 * page cache.
 */
export function TableContent({ restaurantId, tableId, menu }: Props): ReactNode {
  const { heading, welcome, openApp } = siteCopy.table;
  const order = getOrder({ restaurantId, tableId });
  return (
    <PageMain outcome="unstored">
      <div className={styles.page}>
        <div className={styles.sign}>
          <h1 className={styles.table}>{heading(tableId)}</h1>
        </div>
        <div className={styles.logo}>
          <RoundLogo address={menu.logoImage} restaurantId={restaurantId} />
        </div>
        <p className={styles.welcome}>
          {welcome(formatDisplayName(menu.restaurantName, restaurantId))}
        </p>
        <RestaurantHours schedule={menu.schedule} />
        <div className={styles.menu}>
          <MenuLink restaurantId={restaurantId} text={siteCopy.restaurant.openMenu} />
        </div>
        <AppSection heading={openApp} order={order} />
      </div>
      <OrderBar order={order} />
    </PageMain>
  );
}
