'use client';

import type { ReactNode } from 'react';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { useMinute } from '@/lib/hooks/use-minute';
import { findOpening, formatOpeningTime, formatOpenSpans } from '@/lib/restaurant/hours';
import type { Opening, OpeningWords, Schedule } from '@/lib/restaurant/hours';
import { OPENING_GROUPS_SCRIPT } from '@/lib/security/opening-groups-script';

type Item = { readonly name: string; readonly schedule: Schedule; readonly card: ReactNode };

/** Also the values of `data-group`, and the order of the groups. */
const GROUPS = ['open', 'later', 'other'] as const;
type Group = (typeof GROUPS)[number];

type Props = {
  /** In the provider's order, which each group keeps (Terms, section 5). */
  readonly items: readonly Item[];
  readonly words: OpeningWords;
  /** `first` has '{name}' and '{time}'. Without texts the groups are only an order. */
  readonly texts?: Readonly<Record<Group | 'all' | 'first', string>>;
  readonly classNames: Readonly<
    Partial<Record<Group | 'all' | 'first' | 'cards', string | undefined>>
  >;
};

/**
 * The page is cached for all visitors, so the browser groups the cards. A script does so before the
 * first paint with `order` in the stylesheet, so that nothing moves; React then puts the elements
 * into the same order, for the keyboard and for screen readers. Without JavaScript the list has the
 * provider's order. A browser does not run a script that React creates, so only the server's HTML
 * contains its text.
 */
export function RestaurantGroups({ items, words, texts, classNames }: Props): ReactNode {
  const now = useMinute();
  const entries = items.map((item, position) => {
    const opening = now && findOpening(item.schedule, now);
    return { ...item, position, opening, group: opening && findGroup(opening) };
  });
  const groups = GROUPS.filter((group) => entries.some((entry) => entry.group === group));
  const isNothingOpen = !groups.includes('open');
  const first = texts && isNothingOpen ? formatFirst(entries, texts.first, words) : undefined;
  const cardsOf = (group: Group | undefined): readonly ReactNode[] =>
    entries
      .filter((entry) => entry.group === group)
      .map(({ position, schedule, card }) => (
        <div
          key={position}
          data-spans={formatOpenSpans(schedule)}
          data-group={group}
          suppressHydrationWarning
        >
          {card}
        </div>
      ));
  const headingOf = (group: Group | 'all'): ReactNode =>
    texts && (
      <h2 key={group} className={classNames[group]}>
        {texts[group]}
      </h2>
    );
  // One flat array with keys, so that React moves the cards and does not make them again.
  const children = now
    ? groups.flatMap((group) => [headingOf(group), ...cardsOf(group)])
    : [headingOf('all'), ...GROUPS.map(headingOf), ...cardsOf(undefined)];
  const script = typeof window === 'undefined' ? OPENING_GROUPS_SCRIPT : '';
  return (
    <>
      <div
        className={classNames.cards}
        {...(now && { 'data-groups': groups.join(' ') })}
        suppressHydrationWarning
      >
        {texts && <p className={classNames.first}>{first}</p>}
        {children}
      </div>
      {!useIsHydrated() && (
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
      )}
    </>
  );
}

function findGroup({ state }: Opening): Group {
  if (state === 'unknown') return 'other';
  return state === 'closed' ? 'later' : 'open';
}

/** Says which restaurant opens first, and when. */
function formatFirst(
  entries: readonly { readonly name: string; readonly opening: Opening | undefined }[],
  text: string,
  words: OpeningWords,
): string | undefined {
  const [first] = entries
    .flatMap(({ name, opening }) => (opening?.state === 'closed' ? [{ name, opening }] : []))
    .toSorted((one, other) => one.opening.inMinutes - other.opening.inMinutes);
  return (
    first &&
    text
      .replace('{time}', () => formatOpeningTime(first.opening, words))
      .replace('{name}', () => first.name)
  );
}
