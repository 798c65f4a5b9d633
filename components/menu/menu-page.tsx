import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { getOrder } from '@/components/native-app/order';
import { OrderBar } from '@/components/native-app/order-bar';
import orderStyles from '@/components/native-app/order.module.scss';
import { PageMain } from '@/components/chrome/page-main';
import { CategoryBar } from '@/components/menu/category-bar';
import { CategorySection } from '@/components/menu/category-section';
import { DownloadBanner } from '@/components/menu/download-banner';
import { MenuHero } from '@/components/menu/menu-hero';
import { OpeningPopup } from '@/components/menu/opening-popup';
import { ProductList } from '@/components/menu/product-list.client';
import { formatCardId } from '@/components/menu/read-product';
import { WaiterList } from '@/components/menu/waiter-list.client';
import listStyles from '@/components/menu/waiter-list.module.scss';
import { InstallOffer } from '@/components/menu/install-offer.client';
import { OfflineSupport } from '@/components/restaurant/offline-support';
import {
  OldMenuNotice,
  RestaurantWithoutMenu,
} from '@/components/restaurant/restaurant-without-menu';
import restaurantStyles from '@/components/restaurant/restaurant.module.scss';
import { TableStrip } from '@/components/restaurant/table-strip.client';
import { StructuredData } from '@/components/ui/structured-data';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { routes } from '@/lib/addresses/routes';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import { restaurantPageCopy } from '@/lib/i18n/site/restaurant-page-copy';
import type { MenuAnswer } from '@/lib/provider/menus';
import type { Menu, Product } from '@/lib/restaurant/menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { structureMenu } from '@/lib/seo/structured-data';
import pageStyles from './menu-page.module.scss';

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
  const { product, menu: texts } = menuPageCopy[language];
  const hiddenNavbar = navigation === 'hidden';
  const order = getOrder({ restaurantId, language });
  // Before hydration a press of a product's link leads to the card of the product. The card is then
  // the `:target`. The stylesheet shortens the other cards, and this card only in the compact view.
  const hrefOf = ({ slug }: Product): string =>
    formatMenuHref({ restaurantId, product: slug, anchor: formatCardId(slug), hiddenNavbar });
  // The banner follows the second category, so that it does not push the first products down.
  const bannerIndex = hiddenNavbar ? undefined : Math.min(1, categories.length - 1);
  const products = (
    <ProductList
      closeText={product.close}
      emptyText={product.noDetails}
      order={hiddenNavbar ? undefined : order}
    >
      {categories.map((category, index) => (
        <Fragment key={category.anchor}>
          <CategorySection
            restaurantId={restaurantId}
            category={category}
            language={language}
            hrefOf={hrefOf}
          />
          {index === bannerIndex && <DownloadBanner order={order} language={language} />}
        </Fragment>
      ))}
    </ProductList>
  );
  return (
    <PageMain>
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
      {!hiddenNavbar && (
        <StructuredData
          path={routes.menu({ restaurantId })}
          graph={structureMenu(restaurantId, menu)}
        />
      )}
      {/* An app has a basket of its own, so an embedded menu has no list for a waiter. */}
      {hiddenNavbar ? (
        products
      ) : (
        <WaiterList
          order={order}
          styles={{
            products: listStyles.products,
            problem: listStyles.problem,
            notice: listStyles.notice,
            opener: listStyles.opener,
            sheet: listStyles.sheet,
            waiter: listStyles.waiter,
            bar: orderStyles.bar,
          }}
        >
          {products}
        </WaiterList>
      )}
      {categories.length > 0 && (
        // A product may contain allergens that the menu does not list, and the second note says so.
        <div className={pageStyles.notes}>
          <p>{texts.vatIncluded}</p>
          <p>{texts.allergens}</p>
        </div>
      )}
      {!hiddenNavbar && <InstallOffer className={restaurantStyles.install} />}
      {!hiddenNavbar && <OrderBar order={order} />}
      <OpeningPopup order={order} language={language} />
    </PageMain>
  );
}
