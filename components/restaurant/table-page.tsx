import type { ReactNode } from 'react';
import { PageMain } from '@/components/chrome/page-main';
import { AppSection } from '@/components/native-app/app-section';
import { CodeDialog } from '@/components/native-app/app-code';
import { getOrder } from '@/components/native-app/order';
import { OrderBar } from '@/components/native-app/order-link';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { RestaurantHours } from '@/components/ui/restaurant-hours';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { getSettings } from '@/lib/config';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { restaurantPageCopy } from '@/lib/i18n/site/restaurant-page-copy';
import type { MenuAnswer } from '@/lib/provider/menus';
import type { Menu } from '@/lib/restaurant/menu';
import { formatDisplayName } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { LanguageLink } from './language-link.tsx';
import { RestaurantWithoutMenu } from './restaurant-without-menu.tsx';
import sharedStyles from './restaurant.module.scss';
import styles from './table-page.module.scss';

type Table = { readonly restaurantId: string; readonly tableId: string };
type Props = Table & { readonly answer: MenuAnswer; readonly language: Language };

export function TablePage({ answer, ...table }: Props): ReactNode {
  const { tableId, language } = table;
  if (answer.outcome === 'found') return <TableContent {...table} menu={answer.menu} />;
  return (
    <RestaurantWithoutMenu {...table} answer={answer}>
      <p>{restaurantPageCopy[language].table.heading(tableId)}</p>
    </RestaurantWithoutMenu>
  );
}

type ContentProps = Table & { readonly menu: Menu; readonly language: Language };

/**
 * What the code on a table opens: one tap away from the products. The page is 'unstored': every
 * well-formed table id has a page, so stored pages could fill the page cache.
 */
function TableContent({ restaurantId, tableId, menu, language }: ContentProps): ReactNode {
  const { restaurant, table } = restaurantPageCopy[language];
  const order = getOrder({ restaurantId, tableId, language });
  return (
    <PageMain kind="restaurant" outcome="unstored">
      <div className={styles.page}>
        <div className={styles.sign}>
          <h1 className={styles.heading}>
            <span className={styles.table}>{table.heading(tableId)}</span>
            <span className={styles.dot}> · </span>
            <span {...markText(language)}>
              {formatDisplayName(menu.restaurantName, restaurantId)}
            </span>
          </h1>
        </div>
        <div className={styles.logo}>
          <div className={sharedStyles.logo}>
            <Picture address={menu.logoImage} alt="" use="logo" restaurantId={restaurantId} />
          </div>
        </div>
        <RestaurantHours schedule={menu.schedule} language={language} />
        <div className={styles.menu}>
          <ButtonLink href={formatMenuHref({ restaurantId, tableId })}>
            {restaurant.openMenu}
          </ButtonLink>
        </div>
        <Categories restaurantId={restaurantId} tableId={tableId} menu={menu} language={language} />
        <AppSection
          heading={order.text}
          text={table.appText(tableId, getSettings().brandName)}
          order={order}
          language={language}
        />
        <LanguageLink language={language} />
      </div>
      <OrderBar order={order} />
      <CodeDialog order={order} />
    </PageMain>
  );
}

/** The categories that have products, each with its lowest price. */
function Categories({ restaurantId, tableId, menu, language }: ContentProps): ReactNode {
  const { table, productCount } = restaurantPageCopy[language];
  const nonEmpty = menu.categories.filter(({ products }) => products.length > 0);
  if (nonEmpty.length === 0) return null;
  return (
    <ul className={styles.categories}>
      {nonEmpty.map(({ anchor, name, products }) => (
        <li key={anchor} className={styles.category}>
          <div className={styles.names}>
            <a
              href={formatMenuHref({ restaurantId, tableId, anchor })}
              className={styles.link}
              {...markText(language)}
            >
              {name}
            </a>
            <p className={styles.count}>{productCount(products.length)}</p>
          </div>
          <span className={styles.price}>
            {table.from(formatPrice(Math.min(...products.map(({ priceRon }) => priceRon))))}
          </span>
        </li>
      ))}
    </ul>
  );
}
