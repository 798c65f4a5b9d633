import type { ReactNode } from 'react';
import { AppSection } from '@/components/native-app/app-section';
import { getOrder } from '@/components/native-app/order';
import type { Order } from '@/components/native-app/order';
import { OrderBar } from '@/components/native-app/order-bar';
import { OrderLink } from '@/components/native-app/order-link.client';
import orderStyles from '@/components/native-app/order.module.scss';
import { Breadcrumbs } from '@/components/chrome/breadcrumbs';
import { PageMain } from '@/components/chrome/page-main';
import { OfflineSupport } from '@/components/offline/offline-support';
import { StructuredData } from '@/components/seo/structured-data';
import { ShareButton } from '@/components/share/share-button.client';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture/picture';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { routes } from '@/lib/addresses/routes';
import { formatPhoneLink } from '@/lib/native-app/phone-link';
import { getSettings } from '@/lib/config';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { restaurantPageCopy } from '@/lib/i18n/site/restaurant-page-copy';
import type { MenuAnswer } from '@/lib/provider/get-menu';
import { breadcrumbs } from '@/lib/restaurant/breadcrumbs';
import { formatAddress, formatMapHref } from '@/lib/restaurant/menu';
import type { Menu, RestaurantContact } from '@/lib/restaurant/menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { assertNever } from '@/lib/result';
import { structureRestaurant } from '@/lib/seo/structured-data';
import { DegradedRestaurant } from './degraded-restaurant.tsx';
import { LanguageLink } from './language-link.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { OldMenuNotice } from './old-menu-notice.tsx';
import { IconLine, RestaurantHours } from '@/components/ui/restaurant-hours';
import styles from './restaurant-page.module.scss';
import sharedStyles from './restaurant.module.scss';
import { RoundLogo } from './round-logo.tsx';
import { TableStrip } from './table-strip.client.tsx';
import { UnknownRestaurant } from './unknown-restaurant.tsx';

type Props = {
  readonly restaurantId: string;
  readonly answer: MenuAnswer;
  readonly language: Language;
};

export function RestaurantPage({ restaurantId, answer, language }: Props): ReactNode {
  switch (answer.outcome) {
    case 'unknown':
      return <UnknownRestaurant language={language} />;
    case 'down':
      return <DegradedRestaurant restaurantId={restaurantId} answer={answer} language={language} />;
    case 'found':
      return (
        <RestaurantContent
          restaurantId={restaurantId}
          menu={answer.menu}
          asOf={answer.asOf}
          language={language}
        />
      );
    default:
      return assertNever(answer);
  }
}

type ContentProps = {
  readonly restaurantId: string;
  readonly menu: Menu;
  /** When the provider sent the menu; set if a later refresh brought no newer menu. */
  readonly asOf: Date | undefined;
  readonly language: Language;
};

function RestaurantContent({ restaurantId, menu, asOf, language }: ContentProps): ReactNode {
  const name = formatDisplayName(menu.restaurantName, restaurantId);
  const { restaurant, table } = restaurantPageCopy[language];
  const order = getOrder({ restaurantId, language });
  return (
    <PageMain>
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
      <StructuredData
        path={routes.restaurant({ restaurantId })}
        graph={structureRestaurant(restaurantId, menu)}
      />
      <OrderBar order={order} />
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
          <RoundLogo address={menu.logoImage} restaurantId={restaurantId} />
        </div>
        <h1 className={styles.name} {...markText(language)}>
          {name}
        </h1>
        <RestaurantHours schedule={menu.schedule} language={language} />
        <div className={styles.actions}>
          <ButtonLink href={formatMenuHref({ restaurantId })}>{restaurant.openMenu}</ButtonLink>
          <span className={orderStyles.wide}>
            <OrderLink order={order} className={buttonClass('quiet')} />
          </span>
          <ShareButton />
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
