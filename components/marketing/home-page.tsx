import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { PasswordChangedNotice } from '@/components/account/password-changed-notice';
import { AppCode } from '@/components/native-app/app-code';
import { StoreButtons } from '@/components/native-app/store-buttons';
import { PageMain } from '@/components/chrome/page-main';
import { AllMenusForm } from '@/components/restaurants/all-menus-form';
import { RestaurantCard } from '@/components/restaurants/restaurant-card';
import { RestaurantGroups } from '@/components/restaurants/restaurant-groups';
import { StructuredData } from '@/components/ui/structured-data';
import { ButtonLink, Button } from '@/components/ui/button';
import { OpenNow } from '@/components/ui/open-now';
import { PictureImage } from '@/components/ui/picture-image';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { getStores } from '@/lib/native-app/get-stores';
import { routes } from '@/lib/addresses/routes';
import { listHomeProducts, listHomeRestaurants } from '@/lib/all-menus/home-picks';
import { listForCards } from '@/lib/all-menus/server/compose-index';
import type { MenusIndex } from '@/lib/all-menus/menus-index';
import { COIN_VALUE_RON, COINS_PER_RON } from '@/lib/business-facts';
import { getSettings } from '@/lib/config';
import { homeCopy, eventCopy } from '@/lib/i18n/site/home-copy';
import type { RestaurantsAnswer } from '@/lib/provider/restaurant-list';
import { listDayHours } from '@/lib/restaurant/hours';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import { formatShortPrice, formatPrice } from '@/lib/restaurant/price';
import { structureHome } from '@/lib/seo/structured-data';
import { FeatureList, Hero, StoreSection } from './sections.tsx';
import styles from './home-page.module.scss';
import {
  DeliveryScene,
  HeroScene,
  OrderAheadScene,
  ReviewsScene,
  StreetScene,
} from './home-scenes.tsx';
import { Ladle, paint } from './scene-parts.tsx';
import { DialogShell } from '@/components/ui/dialog-shell';
import { formatPhoneLink } from '@/lib/native-app/phone-link';

type Props = {
  readonly answer: RestaurantsAnswer;
  /** Undefined while the site does not know the list of restaurants. */
  readonly index?: MenusIndex | undefined;
};

/**
 * When the list of restaurants is not available, the page has the outcome 'unstored'. The page
 * cache does not store such a page, so the next visit renders the page again.
 */
export function HomePage({ answer, index }: Props): ReactNode {
  const { eyebrow, heading, lead, stores } = homeCopy;
  return (
    <PageMain kind="front" outcome={answer.outcome === 'down' ? 'unstored' : undefined}>
      <PasswordChangedNotice stores={getStores()} />
      <Hero eyebrow={eyebrow} heading={heading} lead={lead} scene={<HeroScene />} variant="search">
        <AllMenusForm />
        <StoreButtons language="ro" code={<AppCode />} />
      </Hero>
      {answer.outcome === 'found' && <Restaurants restaurants={answer.restaurants} index={index} />}
      {index !== undefined && <Products index={index} />}
      <Claims />
      <FeatureList features={features} />
      <Coins />
      <StoreSection
        heading={stores.heading}
        text={stores.text(getSettings().brandName)}
        code={<AppCode />}
      />
      <EventDialog />
      <StructuredData graph={structureHome()} />
    </PageMain>
  );
}

type RestaurantsProps = {
  readonly restaurants: readonly RestaurantSummary[];
  readonly index: MenusIndex | undefined;
};

/** The cards of the list. On phones they are one row, so that the first one is on the first screen. */
function Restaurants({ restaurants, index }: RestaurantsProps): ReactNode {
  const items = listHomeRestaurants(listForCards(restaurants, index)).map(
    (restaurant, position) => {
      const { schedule } = restaurant;
      const card = (
        <RestaurantCard
          restaurant={restaurant}
          headingLevel={3}
          load={position === 0 ? 'now' : 'lazy'}
          {...(listDayHours(schedule).length > 0 && {
            state: <OpenNow language="ro" />,
          })}
        />
      );
      return { schedule, card };
    },
  );
  if (items.length === 0) return null;
  const { heading, all } = homeCopy.restaurants;
  return (
    <section aria-labelledby="restaurante_din_oras" className={styles.restaurants}>
      <div className={styles.content}>
        <h2 id="restaurante_din_oras">{heading}</h2>
        <RestaurantGroups items={items} classNames={{ cards: styles.cards }} />
        <ButtonLink href={routes.restaurants()} tone="quiet">
          {all}
        </ButtonLink>
      </div>
    </section>
  );
}

function Products({ index }: { readonly index: MenusIndex }): ReactNode {
  const products = listHomeProducts(index.restaurants);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="din_meniuri" className={styles.products}>
      <h2 id="din_meniuri">{homeCopy.products.heading}</h2>
      <ul className={styles.dishes}>
        {products.map(({ restaurantId, restaurantName, name, slug, picture, priceRon }) => (
          <li key={restaurantId}>
            <PictureImage picture={picture} alt="" use="dish" restaurantId={restaurantId} />
            <h3>
              <a href={formatMenuHref({ restaurantId, product: slug })}>{name}</a>
            </h3>
            <p>{restaurantName}</p>
            <strong>{formatPrice(priceRon)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Claims(): ReactNode {
  return (
    <p className={styles.claims}>
      {homeCopy.claims.map((claim) => (
        <Fragment key={claim}>
          <span>{claim}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

const { orderAhead, manyRestaurants, delivery, reviews } = homeCopy;

/** Requirement H-2. */
const features = [
  {
    id: 'comanda_din_timp',
    copy: orderAhead,
    scene: <OrderAheadScene />,
    body: <p>{orderAhead.text}</p>,
  },
  {
    id: 'multe_restaurante',
    copy: manyRestaurants,
    scene: <StreetScene />,
    body: (
      <>
        <p>{manyRestaurants.text}</p>
        <ButtonLink href={routes.restaurants()}>{manyRestaurants.link}</ButtonLink>
      </>
    ),
  },
  { id: 'livrare_acasa', copy: delivery, scene: <DeliveryScene />, body: <p>{delivery.text}</p> },
  { id: 'recenzii_clienti', copy: reviews, scene: <ReviewsScene />, body: <p>{reviews.text}</p> },
];

const EXAMPLE_RON = 100;

function Coins(): ReactNode {
  const { label, heading, example, rules, terms } = homeCopy.coins;
  const value = formatPrice(EXAMPLE_RON * COINS_PER_RON * COIN_VALUE_RON);
  const [spent, discount] = example(EXAMPLE_RON, value);
  return (
    <section aria-labelledby="monede" className={styles.coins}>
      <p className={styles.example}>
        <svg aria-hidden="true" viewBox="0 0 96 48" width="128" height="64">
          <Coin at={[24, 24]} />
          <Coin at={[72, 24]} />
          <Coin at={[48, 24]} />
        </svg>
        <span>{spent}</span> <span>=</span> <strong>{discount}</strong>
      </p>
      <div className={styles.coinsText}>
        <p className={styles.label}>{label}</p>
        <h2 id="monede">{heading}</h2>
        <ul className={styles.rules}>
          {rules(formatShortPrice(1), formatShortPrice(COIN_VALUE_RON)).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <a href={routes.coinsTerms()} className={styles.terms}>
          {terms}
        </a>
      </div>
    </section>
  );
}

function Coin({ at: [x, y] }: { readonly at: readonly [number, number] }): ReactNode {
  return (
    <>
      <circle cx={x} cy={y} r="22" fill={paint.mustard} stroke={paint.plum} strokeWidth="2" />
      <circle cx={x} cy={y} r="16" fill={paint.paprika} />
      <Ladle at={[x - 12, y - 13]} scale={0.75} />
    </>
  );
}

const HEADING_ID = 'eveniment_titlu';

/** Requirement H-5: the home page contains this dialog closed, and no control that opens it. */
function EventDialog(): ReactNode {
  const { supportPhone } = getSettings();
  const phone = formatPhoneLink(supportPhone);
  const { date, heading, text, call, close } = eventCopy;
  return (
    <DialogShell labelledBy={HEADING_ID}>
      <h2 id={HEADING_ID}>
        <time dateTime={date}>{heading}</time>
      </h2>
      <p>{text}</p>
      <p>
        {call} <a href={phone.href}>{phone.label}</a>
      </p>
      <form method="dialog">
        <Button type="submit" tone="quiet">
          {close}
        </Button>
      </form>
    </DialogShell>
  );
}
