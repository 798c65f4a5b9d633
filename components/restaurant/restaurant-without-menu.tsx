import type { ReactNode } from 'react';
import { NotFoundMain } from '@/components/chrome/not-found-main';
import { NoticeFrame } from '@/components/chrome/notice-frame';
import { PageMain } from '@/components/chrome/page-main';
import { AllMenusField } from '@/components/restaurants/all-menus-field';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { ReloadLink } from '@/components/ui/reload-link';
import { RestaurantHours } from '@/components/ui/restaurant-hours';
import { formatMenuHref } from '@/lib/addresses/menu-href';
import { routes } from '@/lib/addresses/routes';
import { markText } from '@/lib/i18n/language';
import type { Language } from '@/lib/i18n/language';
import { menuPageCopy } from '@/lib/i18n/site/menu/menu-page-copy';
import { restaurantPageCopy } from '@/lib/i18n/site/restaurant-page-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import { OLD_MENU_NOTICE_ID } from '@/lib/offline/notice-ids';
import type { DownAnswer, MenuAnswer } from '@/lib/provider/menus';
import { formatDisplayName } from '@/lib/restaurant/menu';
import { assertNever } from '@/lib/result';
import styles from './restaurant.module.scss';

type Props = {
  readonly restaurantId: string;
  readonly answer: Exclude<MenuAnswer, { readonly outcome: 'found' }>;
  readonly language: Language;
  /** 'hidden' leaves out the links to other restaurants, which would lead an app out of its menu. */
  readonly navigation?: 'shown' | 'hidden';
  /** Content that does not need the provider, for a restaurant that may exist. */
  readonly children?: ReactNode;
};

/**
 * What the pages of a restaurant, of its menu and of its tables show instead of the menu. Visitors
 * of an unknown restaurant come by an old code on a table, so they get the search in all menus
 * (requirement T-5).
 */
export function RestaurantWithoutMenu({ answer, language, ...rest }: Props): ReactNode {
  switch (answer.outcome) {
    case 'unknown':
      return (
        <NotFoundMain outcome="unknown" language={language}>
          <p>{siteCopy.notFound.restaurantMoved}</p>
          <AllMenusField classNames={{ form: undefined, field: styles.search }} />
        </NotFoundMain>
      );
    case 'down':
      return <DegradedRestaurant answer={answer} language={language} {...rest} />;
    default:
      return assertNever(answer);
  }
}

type DegradedProps = Omit<Props, 'answer'> & { readonly answer: DownAnswer };

/** Shown, without an error text, when the provider fails and there is no last good copy. */
function DegradedRestaurant(props: DegradedProps): ReactNode {
  const { restaurantId, answer, language, navigation = 'shown', children } = props;
  const { name, schedule, others } = answer;
  const { degraded } = restaurantPageCopy[language];
  return (
    <PageMain kind="restaurant" outcome="degraded">
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

type NoticeProps = { readonly asOf: Date | undefined; readonly language: Language };

/** Says when the provider sent the menu. Renders nothing for a current menu. */
export function OldMenuNotice({ asOf, language }: NoticeProps): ReactNode {
  if (asOf === undefined) return null;
  return (
    <p id={OLD_MENU_NOTICE_ID} className={styles.notice}>
      {menuPageCopy[language].menu.old(asOf)}
    </p>
  );
}
