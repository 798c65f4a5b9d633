import type { ReactNode } from 'react';
import { NotFoundMain } from '@/components/chrome/main/not-found-main';
import type { MenuAnswer } from '@/lib/provider/catalogue/get-menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { assertNever } from '@/lib/result';
import { DegradedRestaurant } from './degraded-restaurant.tsx';
import { RestaurantContent } from './restaurant-content.tsx';

type Props = { readonly restaurantId: string; readonly answer: MenuAnswer };

export function RestaurantPage({ restaurantId, answer }: Props): ReactNode {
  switch (answer.outcome) {
    case 'unknown':
      return <NotFoundMain outcome="unknown" />;
    case 'down':
      return <DegradedRestaurant name={formatDisplayName(answer.name, restaurantId)} />;
    case 'found':
      return (
        <RestaurantContent restaurantId={restaurantId} menu={answer.menu} asOf={answer.asOf} />
      );
    default:
      return assertNever(answer);
  }
}
