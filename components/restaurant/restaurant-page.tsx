import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/chrome/breadcrumbs';
import { PageMain } from '@/components/chrome/page-main';
import { CodeDialog } from '@/components/native-app/app-code';
import { getOrder } from '@/components/native-app/order';
import type { Order } from '@/components/native-app/order';
import { OrderBar, OrderLink } from '@/components/native-app/order-link';
import { AppSection } from '@/components/native-app/app-section';
import orderStyles from '@/components/native-app/order.module.scss';
import { OfflineSupport } from './offline-support.tsx';
import { StructuredData } from '@/components/ui/structured-data';
import { ShareButton } from '@/components/ui/share-button';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { IconLine, RestaurantHours } from '@/components/ui/restaurant-hours';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { getSettings } from '@/lib/config';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { shareCopy } from '@/lib/i18n/site/menu/menu-copy';
import { englishMenuCopy } from '@/lib/i18n/site/menu/english-menu-copy';
import { restaurantPageCopy } from '@/lib/i18n/site/restaurant-page-copy';
import { formatPhoneLink } from '@/lib/native-app/phone-link';
import type { MenuAnswer } from '@/lib/provider/menus';
import { breadcrumbs } from '@/lib/restaurant/breadcrumbs';
import { formatAddress, formatMapHref, formatDisplayName } from '@/lib/restaurant/menu';
import type { Category, Menu, RestaurantContact } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { structureRestaurant } from '@/lib/seo/structured-data';
import { LanguageLink } from './language-link.tsx';
import previewStyles from './menu-preview.module.scss';
import styles from './restaurant-page.module.scss';
import { OldMenuNotice, RestaurantWithoutMenu } from './restaurant-without-menu.tsx';
import sharedStyles from './restaurant.module.scss';
import { TableStrip } from './table-strip.tsx';

type Props = {
  readonly restaurantId: string;
  readonly answer: MenuAnswer;
  readonly language: Language;
};

export function RestaurantPage({ answer, ...restaurant }: Props): ReactNode {
  if (answer.outcome !== 'found') {
    return <RestaurantWithoutMenu {...restaurant} answer={answer} />;
  }
  return <RestaurantContent {...restaurant} menu={answer.menu} asOf={answer.asOf} />;
}

type ContentProps = Omit<Props, 'answer'> & {
  readonly menu: Menu;
  /** When the provider sent the menu; set if a later refresh brought no newer menu. */
  readonly asOf: Date | undefined;
};

function RestaurantContent({ restaurantId, menu, asOf, language }: ContentProps): ReactNode {
  const name = formatDisplayName(menu.restaurantName, restaurantId);
  const { restaurant, table } = restaurantPageCopy[language];
  const order = getOrder({ restaurantId, language });
  return (
    <PageMain kind="restaurant">
      <OfflineSupport />
      <OldMenuNotice asOf={asOf} language={language} />
      <TableStrip text={table.here('{}')} className={sharedStyles.strip} />
      <Breadcrumbs
        breadcrumbs={breadcrumbs.restaurant({ restaurantId, name, language })}
        language={language}
      />
      <div className={styles.page}>
        <RestaurantHero
          restaurantId={restaurantId}
          name={name}
          menu={menu}
          order={order}
          language={language}
        />
        <MenuPreview restaurantId={restaurantId} categories={menu.categories} language={language} />
        <AppSection
          heading={restaurant.appHeading}
          text={restaurant.appText(getSettings().brandName)}
          order={order}
          language={language}
        />
      </div>
      <StructuredData graph={structureRestaurant(restaurantId, menu)} />
      <OrderBar order={order} />
      <CodeDialog order={order} />
    </PageMain>
  );
}

type HeroProps = Omit<ContentProps, 'asOf'> & { readonly name: string; readonly order: Order };

function RestaurantHero({ restaurantId, name, menu, order, language }: HeroProps): ReactNode {
  const { restaurant, pictureOf } = restaurantPageCopy[language];
  return (
    <header className={styles.hero}>
      <div className={styles.frame}>
        <Picture
          address={menu.heroImage}
          alt={pictureOf(name)}
          use="detail"
          load="now"
          restaurantId={restaurantId}
        />
      </div>
      <div className={styles.textColumn}>
        <div className={styles.logo}>
          <div className={sharedStyles.logo}>
            <Picture address={menu.logoImage} alt="" use="logo" restaurantId={restaurantId} />
          </div>
        </div>
        <h1 className={styles.name} {...markText(language)}>
          {name}
        </h1>
        <RestaurantHours schedule={menu.schedule} language={language} />
        <div className={styles.actions}>
          <ButtonLink href={formatMenuHref({ restaurantId })}>{restaurant.openMenu}</ButtonLink>
          <span className={orderStyles.wide}>
            <OrderLink className={buttonClass('quiet')}>{order.text}</OrderLink>
          </span>
          <ShareButton copy={language === 'en' ? englishMenuCopy.share : shareCopy} />
        </div>
        <Place contact={menu} language={language} />
        <LanguageLink language={language} />
      </div>
    </header>
  );
}

type PlaceProps = { readonly contact: RestaurantContact; readonly language: Language };

/** Address, map link and telephone link. Each is left out if the provider sends no data for it. */
function Place({ contact, language }: PlaceProps): ReactNode {
  const { address, coordinates, telephone } = contact;
  const copy = restaurantPageCopy[language].restaurant;
  const phone = telephone === undefined ? undefined : formatPhoneLink(telephone);
  if (address === undefined && coordinates === undefined && phone === undefined) return null;
  return (
    <div className={styles.place}>
      {(address !== undefined || coordinates !== undefined) && (
        <IconLine icon="pin" label={copy.address}>
          {address !== undefined && <span {...markText(language)}>{formatAddress(address)}</span>}
          {coordinates !== undefined && (
            <a href={formatMapHref(coordinates)} rel="noopener noreferrer">
              {copy.map}
            </a>
          )}
        </IconLine>
      )}
      {phone !== undefined && (
        <IconLine icon="phone" label={copy.telephone}>
          <a href={phone.href}>{phone.label}</a>
        </IconLine>
      )}
    </div>
  );
}

type MenuPreviewProps = {
  readonly restaurantId: string;
  readonly categories: readonly Category[];
  readonly language: Language;
};

const HEADING_ID = 'din_meniu';
const SHOWN_PRODUCTS = 3;

/** A card for each category that has products, with the first of them. */
function MenuPreview({ restaurantId, categories, language }: MenuPreviewProps): ReactNode {
  const nonEmpty = categories.filter(({ products }) => products.length > 0);
  if (nonEmpty.length === 0) return null;
  const { menuPreview, openMenu } = restaurantPageCopy[language].restaurant;
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{menuPreview}</h2>
      <ul className={previewStyles.categories}>
        {nonEmpty.map((category) => (
          <li key={category.anchor} className={previewStyles.category}>
            <CategoryPreview restaurantId={restaurantId} category={category} language={language} />
          </li>
        ))}
      </ul>
      <div className={previewStyles.whole}>
        <ButtonLink href={formatMenuHref({ restaurantId })}>{openMenu}</ButtonLink>
      </div>
    </section>
  );
}

type CategoryProps = Omit<MenuPreviewProps, 'categories'> & { readonly category: Category };

function CategoryPreview({ restaurantId, category, language }: CategoryProps): ReactNode {
  const { anchor, name, products } = category;
  const picture = products.find(({ image }) => image !== undefined)?.image;
  const lang = markText(language);
  return (
    <article className={previewStyles.card}>
      <div className={previewStyles.head}>
        <div className={previewStyles.frame}>
          <Picture address={picture} alt="" use="thumb" restaurantId={restaurantId} />
        </div>
        <div className={previewStyles.title}>
          <div className={previewStyles.textColumn}>
            <h3 className={previewStyles.name} {...lang}>
              <a href={formatMenuHref({ restaurantId, anchor })} className={previewStyles.link}>
                {name}
              </a>
            </h3>
            <p className={previewStyles.count}>
              {restaurantPageCopy[language].productCount(products.length)}
            </p>
          </div>
          <Icon name="arrow" />
        </div>
      </div>
      <ul className={previewStyles.products} {...lang}>
        {products.slice(0, SHOWN_PRODUCTS).map(({ slug, name: product, priceRon }) => (
          <li key={slug} className={previewStyles.product}>
            <span className={previewStyles.dish}>{product}</span>
            <span className={previewStyles.price}>{formatPrice(priceRon)}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
