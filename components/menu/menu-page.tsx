import type { ReactNode } from 'react';
import { CodeDialog, MenuCode } from '@/components/native-app/app-code';
import { getOrder } from '@/components/native-app/order';
import { OrderBar } from '@/components/native-app/order-link';
import { PageMain } from '@/components/chrome/page-main';
import { CategoryBar } from '@/components/menu/category-bar';
import { MenuHero } from '@/components/menu/menu-hero';
import { MenuProducts } from '@/components/menu/menu-products';
import { OpeningPopup } from '@/components/menu/opening-popup';
import { InstallOffer } from '@/components/menu/install-offer';
import { OfflineSupport } from '@/components/restaurant/offline-support';
import {
  OldMenuNotice,
  RestaurantWithoutMenu,
} from '@/components/restaurant/restaurant-without-menu';
import restaurantStyles from '@/components/restaurant/restaurant.module.scss';
import { TableStrip } from '@/components/restaurant/table-strip';
import { StructuredData } from '@/components/ui/structured-data';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import { restaurantPageCopy } from '@/lib/i18n/site/restaurant-page-copy';
import type { MenuAnswer } from '@/lib/provider/menus';
import type { Menu } from '@/lib/restaurant/menu';
import { formatDisplayName } from '@/lib/restaurant/menu';
import { structureMenu } from '@/lib/seo/structured-data';
import pageStyles from './menu-page.module.scss';
import type { Order } from '@/components/native-app/order';
import { StoreButtons } from '@/components/native-app/store-buttons';
import { getSettings } from '@/lib/config';
import bannerStyles from './download-banner.module.scss';

type Props = {
  readonly restaurantId: string;
  readonly answer: MenuAnswer;
  readonly navigation: 'shown' | 'hidden';
  readonly language: Language;
};

export function MenuPage({ restaurantId, answer, navigation, language }: Props): ReactNode {
  if (answer.outcome !== 'found') {
    return (
      <RestaurantWithoutMenu
        restaurantId={restaurantId}
        answer={answer}
        language={language}
        navigation={navigation}
      />
    );
  }
  return (
    <MenuContent
      restaurantId={restaurantId}
      menu={answer.menu}
      asOf={answer.asOf}
      navigation={navigation}
      language={language}
    />
  );
}

type ContentProps = {
  readonly restaurantId: string;
  readonly menu: Menu;
  /** When the provider sent the menu; set if a later refresh brought no newer menu. */
  readonly asOf: Date | undefined;
  readonly navigation: 'shown' | 'hidden';
  readonly language: Language;
};

function MenuContent(props: ContentProps): ReactNode {
  const { restaurantId, menu, asOf, navigation, language } = props;
  const { restaurantName, heroImage, schedule, categories } = menu;
  const name = formatDisplayName(restaurantName, restaurantId);
  const texts = menuPageCopy[language].menu;
  const hiddenNavbar = navigation === 'hidden';
  const order = getOrder({ restaurantId, language });
  return (
    <PageMain kind="menu">
      {!hiddenNavbar && <OfflineSupport />}
      <OldMenuNotice asOf={asOf} language={language} />
      {!hiddenNavbar && (
        <TableStrip
          text={restaurantPageCopy[language].table.here('{}')}
          className={restaurantStyles.strip}
        />
      )}
      <MenuHero
        restaurantId={restaurantId}
        name={name}
        image={heroImage}
        schedule={schedule}
        language={language}
        hiddenNavbar={hiddenNavbar}
        order={order}
      />
      <CategoryBar categories={categories} language={language} />
      {categories.length === 0 && <p className={pageStyles.empty}>{texts.empty}</p>}
      {!hiddenNavbar && <StructuredData graph={structureMenu(restaurantId, menu)} />}
      <MenuProducts
        restaurantId={restaurantId}
        categories={categories}
        language={language}
        hiddenNavbar={hiddenNavbar}
        orderText={order.text}
        banner={!hiddenNavbar && <DownloadBanner order={order} language={language} />}
      />
      {categories.length > 0 && (
        // A product may contain allergens that the menu does not list, and the second note says so.
        <div className={pageStyles.notes}>
          <p>{texts.vatIncluded}</p>
          <p>{texts.allergens}</p>
        </div>
      )}
      {!hiddenNavbar && <InstallOffer language={language} className={restaurantStyles.install} />}
      {!hiddenNavbar && <OrderBar order={order} />}
      <OpeningPopup order={order} language={language} />
      <CodeDialog order={order} />
    </PageMain>
  );
}

type BannerProps = { readonly order: Order; readonly language: Language };

function DownloadBanner({ order, language }: BannerProps): ReactNode {
  const { label, text } = menuPageCopy[language].downloadBanner;
  return (
    <section aria-label={label} className={bannerStyles.banner}>
      <div className={bannerStyles.band}>
        <p className={bannerStyles.text}>{text(getSettings().brandName)}</p>
        <StoreButtons order={order} language={language} code={<MenuCode order={order} />} />
      </div>
    </section>
  );
}
