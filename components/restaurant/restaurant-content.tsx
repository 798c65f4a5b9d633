import type { ReactNode } from 'react';
import { AppSection } from '@/components/app/app-section';
import { OrderBar } from '@/components/app/order-bar';
import { Breadcrumbs } from '@/components/chrome/header/breadcrumbs';
import { PageMain } from '@/components/chrome/main/page-main';
import { OfflineSupport } from '@/components/offline/offline-support';
import { StructuredData } from '@/components/seo/structured-data';
import { routes } from '@/lib/addresses/routes';
import { getOrder } from '@/lib/app/order';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { breadcrumbs } from '@/lib/restaurant/breadcrumbs';
import type { Menu } from '@/lib/restaurant/menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { structureRestaurant } from '@/lib/seo/structured/structured-restaurant';
import { MenuPreview } from './menu-preview.tsx';
import styles from './restaurant-content.module.scss';
import { OldMenuNotice } from './old-menu-notice.tsx';
import { RestaurantHero } from './restaurant-hero.tsx';

type Props = {
  readonly restaurantId: string;
  readonly menu: Menu;
  /** When the provider sent the menu; set if a later refresh brought no newer menu. */
  readonly asOf: Date | undefined;
};

export function RestaurantContent({ restaurantId, menu, asOf }: Props): ReactNode {
  const name = formatDisplayName(menu.restaurantName, restaurantId);
  const order = getOrder({ restaurantId });
  return (
    <PageMain>
      <OfflineSupport />
      <OldMenuNotice asOf={asOf} />
      <Breadcrumbs breadcrumbs={breadcrumbs.restaurant({ restaurantId, name })} />
      <div className={styles.page}>
        <RestaurantHero restaurantId={restaurantId} name={name} menu={menu} />
        <MenuPreview restaurantId={restaurantId} categories={menu.categories} />
        <AppSection heading={siteCopy.restaurant.appHeading} order={order} />
      </div>
      <StructuredData
        path={routes.restaurant({ restaurantId })}
        graph={structureRestaurant(restaurantId, menu)}
      />
      <OrderBar order={order} />
    </PageMain>
  );
}
