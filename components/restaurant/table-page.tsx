import type { ReactNode } from 'react';
import { NotFoundMain } from '@/components/chrome/main/not-found-main';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { MenuAnswer } from '@/lib/provider/catalogue/get-menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { assertNever } from '@/lib/result';
import { DegradedRestaurant } from './degraded-restaurant.tsx';
import { TableContent } from './table-content.tsx';

type Props = {
  readonly restaurantId: string;
  readonly tableId: string;
  readonly answer: MenuAnswer;
};

export function TablePage({ restaurantId, tableId, answer }: Props): ReactNode {
  switch (answer.outcome) {
    case 'unknown':
      return <NotFoundMain outcome="unknown" />;
    case 'down':
      return (
        <DegradedRestaurant name={formatDisplayName(answer.name, restaurantId)}>
          <p>{siteCopy.table.heading(tableId)}</p>
        </DegradedRestaurant>
      );
    case 'found':
      return <TableContent restaurantId={restaurantId} tableId={tableId} menu={answer.menu} />;
    default:
      return assertNever(answer);
  }
}
