import type { ReactNode } from 'react';
import { formatOpenSpans } from '@/lib/restaurant/hours';
import type { Schedule } from '@/lib/restaurant/hours';
import { OPENING_GROUPS_SCRIPT } from '@/lib/security/inline-scripts';
import { GROUPS, RESTAURANT_GROUPS_ID } from '@/components/front-page/group-restaurants';
import type { Group } from '@/components/front-page/group-restaurants';

type Item = { readonly schedule: Schedule; readonly card: ReactNode };

type Props = {
  /** In the provider's order, which each group keeps (Terms, section 5). */
  readonly items: readonly Item[];
  /** `first` has '{name}' and '{time}'. Without texts the groups are only an order. */
  readonly texts?: Readonly<Record<Group | 'all' | 'first', string>>;
  readonly classNames: Readonly<
    Partial<Record<Group | 'all' | 'first' | 'cards', string | undefined>>
  >;
};

/**
 * The page is cached for all visitors, so the browser groups the cards. A script does so before the
 * first paint with `order` in the stylesheet, so that nothing moves; `groupRestaurants` then puts the
 * elements into the same order, for the keyboard and for screen readers. Without JavaScript the list
 * has the provider's order.
 */
export function RestaurantGroups({ items, texts, classNames }: Props): ReactNode {
  return (
    <>
      <div id={RESTAURANT_GROUPS_ID} className={classNames.cards} suppressHydrationWarning>
        {texts && (
          <>
            <p className={classNames.first} data-first={texts.first} />
            <h2 className={classNames.all}>{texts.all}</h2>
            {GROUPS.map((group) => (
              <h2 key={group} className={classNames[group]} data-heading={group}>
                {texts[group]}
              </h2>
            ))}
          </>
        )}
        {items.map(({ schedule, card }, position) => (
          <div key={position} data-spans={formatOpenSpans(schedule)} suppressHydrationWarning>
            {card}
          </div>
        ))}
      </div>
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: OPENING_GROUPS_SCRIPT }}
      />
    </>
  );
}
