import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/addresses/routes';
import { homeCopy } from '@/lib/i18n/site/home-copy';
import { FeatureList } from './feature-list.tsx';
import { DeliveryScene } from './scenes/delivery-scene.tsx';
import { OrderAheadScene } from './scenes/order-ahead-scene.tsx';
import { ReviewsScene } from './scenes/reviews-scene.tsx';
import { StreetScene } from './scenes/street-scene.tsx';

const { orderAhead, manyRestaurants, delivery, reviews } = homeCopy;

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

/** Requirement H-2. */
export function HomeFeatures(): ReactNode {
  return <FeatureList features={features} />;
}
