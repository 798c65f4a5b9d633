import type { ReactNode } from 'react';
import { RoundLogo } from '@/components/restaurant/round-logo';
import { HoursLine } from '@/components/ui/hours-line';
import { Picture } from '@/components/ui/picture/picture';
import { routes } from '@/lib/addresses/routes';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { RestaurantSummary } from '@/lib/restaurant/menu';
import styles from './restaurant-card.module.scss';

type Props = {
  readonly restaurant: RestaurantSummary;
  /** 'now' loads the large picture at once. The logo always loads lazily. */
  readonly load: 'lazy' | 'now';
};

/** The large picture and the logo are decorative, because the card has the name as text. */
export function RestaurantCard({ restaurant, load }: Props): ReactNode {
  const { name, restaurantId, image, logoImage, scheduleText } = restaurant;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Picture address={image} alt="" use="card" load={load} />
      </div>
      <div className={styles.logo}>
        <RoundLogo address={logoImage} />
      </div>
      <h2 className={styles.name}>
        {restaurantId === undefined ? name : <CardLink name={name} restaurantId={restaurantId} />}
      </h2>
      <div className={styles.hours}>
        <HoursLine label={siteCopy.hours.label} hours={scheduleText ?? ''} size="full" />
      </div>
    </article>
  );
}

type LinkProps = { readonly name: string; readonly restaurantId: string };

function CardLink({ name, restaurantId }: LinkProps): ReactNode {
  return (
    <a href={routes.restaurant({ restaurantId })} className={styles.link}>
      {name}
    </a>
  );
}
