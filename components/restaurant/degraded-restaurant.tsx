import type { ReactNode } from 'react';
import { NoticeFrame } from '@/components/chrome/notice-frame';
import { PageMain } from '@/components/chrome/page-main';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { ReloadLink } from '@/components/ui/reload-link';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { routes } from '@/lib/addresses/routes';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { restaurantPageCopy } from '@/lib/i18n/site/restaurant-page-copy';
import type { DownAnswer } from '@/lib/provider/get-menu';
import { formatDisplayName } from '@/lib/restaurant/name';
import { RestaurantHours } from '@/components/ui/restaurant-hours';
import styles from './restaurant.module.scss';

type Props = {
  readonly restaurantId: string;
  readonly answer: DownAnswer;
  readonly language: Language;
  /** 'hidden' leaves out the links to other restaurants, which would lead an app out of its menu. */
  readonly navigation?: 'shown' | 'hidden';
  /** Content that does not need the provider. */
  readonly children?: ReactNode;
};

/** Shown, without an error text, when the provider fails and no older menu is kept. */
export function DegradedRestaurant(props: Props): ReactNode {
  const { restaurantId, answer, language, navigation = 'shown', children } = props;
  const { name, schedule, others } = answer;
  const { degraded } = restaurantPageCopy[language];
  return (
    <PageMain outcome="degraded">
      <NoticeFrame
        heading={formatDisplayName(name, restaurantId)}
        size="text"
        {...markText(language)}
      >
        {children}
        {schedule !== undefined && <RestaurantHours schedule={schedule} language={language} />}
        <ReloadLink language={language} />
        {others !== undefined && navigation === 'shown' && (
          <nav aria-label={degraded.others} className={styles.others}>
            <h2>{degraded.others}</h2>
            {others.map((other) => (
              <a
                key={other.restaurantId}
                href={formatMenuHref({ restaurantId: other.restaurantId })}
                className={buttonClass('quiet')}
                {...markText(language)}
              >
                {other.name}
              </a>
            ))}
            <ButtonLink href={routes.restaurants()}>{degraded.all}</ButtonLink>
          </nav>
        )}
      </NoticeFrame>
    </PageMain>
  );
}
