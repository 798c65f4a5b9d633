import type { ReactNode } from 'react';
import { DegradedMenu } from '@/components/menu/degraded-menu';
import { MenuContent } from '@/components/menu/menu-content';
import { UnknownRestaurant } from '@/components/restaurant/unknown-restaurant';
import type { Language } from '@/lib/i18n/language';
import type { MenuAnswer } from '@/lib/provider/catalogue/get-menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { assertNever } from '@/lib/result';

type Props = {
  readonly restaurantId: string;
  readonly answer: MenuAnswer;
  readonly navigation: 'shown' | 'hidden';
  readonly language: Language;
};

export function MenuPage({ restaurantId, answer, navigation, language }: Props): ReactNode {
  switch (answer.outcome) {
    case 'unknown':
      return <UnknownRestaurant language={language} />;
    case 'down':
      return (
        <DegradedMenu name={formatDisplayName(answer.name, restaurantId)} language={language} />
      );
    case 'found':
      return (
        <MenuContent
          restaurantId={restaurantId}
          menu={answer.menu}
          asOf={answer.asOf}
          navigation={navigation}
          language={language}
        />
      );
    default:
      return assertNever(answer);
  }
}
