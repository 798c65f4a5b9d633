import type { ReactNode } from 'react';
import { HoursLine } from '@/components/ui/restaurant-hours';
import { PictureImage } from '@/components/ui/picture-image.client';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { routes } from '@/lib/addresses/routes';
import type { ListedRestaurant } from '@/lib/all-menus/listed-restaurant';
import { hoursCopy } from '@/lib/i18n/site/hours-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { AllowedPicture } from '@/lib/security/allowed-url';

/**
 * Props, because the browser renders cards too. If its code imported the stylesheet, the bundler
 * could put the styles of other pages into different files (`docs/decisions/0008-weight.md`).
 */
export type CardClassNames = Readonly<
  Record<
    'card' | 'frame' | 'missing' | 'menu' | 'logo' | 'texts' | 'name' | 'opening' | 'facts',
    string | undefined
  >
>;

type Props = {
  readonly restaurant: ListedRestaurant;
  /** What is known about the opening. */
  readonly state?: ReactNode;
  readonly headingLevel: 2 | 3;
  /** 'now' loads the large picture at once. The logo always loads lazily. */
  readonly load?: 'lazy' | 'now';
  readonly classNames: CardClassNames;
};

/**
 * A restaurant in the list and in the results of a search: the same under every filter. The
 * pictures are decorative, because the card has the name as text.
 */
export function RestaurantCard(props: Props): ReactNode {
  const { restaurant, state, headingLevel, load = 'lazy', classNames } = props;
  const { name, restaurantId, picture, logo, hours = '', categories, prices } = restaurant;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames.card}>
      <div className={classNames.frame}>
        <CardPicture picture={picture} use="wide" load={load} missing={classNames.missing} />
      </div>
      <div className={classNames.logo}>
        <CardPicture picture={logo} use="smallLogo" load="lazy" missing={classNames.missing} />
      </div>
      <div className={classNames.texts}>
        <Heading className={classNames.name}>
          {restaurantId === undefined ? (
            name
          ) : (
            <a href={routes.restaurant({ restaurantId })}>{name}</a>
          )}
        </Heading>
        <div className={classNames.opening}>
          <HoursLine label={hoursCopy.ro.label} hours={hours} size="short" state={state} />
        </div>
      </div>
      {prices !== undefined && (
        <p className={classNames.facts}>
          <span>{categories}</span>
          <span>{prices}</span>
        </p>
      )}
      {restaurantId !== undefined && (
        <a href={formatMenuHref({ restaurantId })} className={classNames.menu}>
          {siteCopy.restaurant.openMenu}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </a>
      )}
    </article>
  );
}

type PictureProps = {
  readonly picture: AllowedPicture | undefined;
  readonly use: 'wide' | 'smallLogo';
  readonly load: 'lazy' | 'now';
  readonly missing: string | undefined;
};

function CardPicture({ picture, use, load, missing }: PictureProps): ReactNode {
  if (picture === undefined) return <span className={missing} />;
  return <PictureImage picture={picture} alt="" use={use} load={load} />;
}
