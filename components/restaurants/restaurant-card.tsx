import type { ReactNode } from 'react';
import { HoursLine } from '@/components/ui/restaurant-hours';
import { PictureImage } from '@/components/ui/picture-image';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { routes } from '@/lib/addresses/routes';
import type { ListedRestaurant } from '@/lib/all-menus/menus-index';
import { hoursCopy } from '@/lib/i18n/site/hours-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import styles from './restaurant-list.module.scss';

type Props = {
  readonly restaurant: ListedRestaurant;
  /** What is known about the opening. */
  readonly state?: ReactNode;
  readonly headingLevel: 2 | 3;
  /** 'now' loads the large picture at once. The logo always loads lazily. */
  readonly load?: 'lazy' | 'now';
};

/**
 * A restaurant in the list and in the results of a search: the same under every filter. The
 * pictures are decorative, because the card has the name as text.
 */
export function RestaurantCard(props: Props): ReactNode {
  const { restaurant, state, headingLevel, load = 'lazy' } = props;
  const { name, restaurantId, picture, logo, hours = '', categories, prices } = restaurant;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {picture && <PictureImage picture={picture} alt="" use="wide" load={load} />}
      </div>
      <div className={styles.logo}>
        {logo && <PictureImage picture={logo} alt="" use="smallLogo" load="lazy" />}
      </div>
      <div className={styles.texts}>
        <Heading className={styles.name}>
          {restaurantId === undefined ? (
            name
          ) : (
            <a href={unlessExample(restaurantId, routes.restaurant({ restaurantId }))}>{name}</a>
          )}
        </Heading>
        <div className={styles.opening}>
          <HoursLine label={hoursCopy.ro.label} hours={hours} size="short" state={state} />
        </div>
      </div>
      {prices !== undefined && (
        <p className={styles.facts}>
          <span>{categories}</span>
          <span>{prices}</span>
        </p>
      )}
      {restaurantId !== undefined && (
        <a
          href={unlessExample(restaurantId, formatMenuHref({ restaurantId }))}
          className={styles.menu}
        >
          {siteCopy.restaurant.openMenu}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </a>
      )}
    </article>
  );
}

/** The id of the restaurant in `ExampleHit`. */
export const EXAMPLE_ID = '';

/** The links of an example have no address, because crawlers would follow it. */
export const unlessExample = (restaurantId: string, href: string): string | undefined =>
  restaurantId === EXAMPLE_ID ? undefined : href;
