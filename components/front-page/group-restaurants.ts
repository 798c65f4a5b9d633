import { onEachMinute } from '@/lib/browser/visibility';
import { hoursCopy } from '@/lib/i18n/site/hours-copy';
import { findOpeningInWeek, formatOpeningTime, parseOpenSpans } from '@/lib/restaurant/hours';
import type { Opening } from '@/lib/restaurant/hours';
import { findMinuteOfWeek } from '@/lib/restaurant/wall-clock';

/** The list whose cards are grouped by what is open. Each of its cards has `data-spans`. */
export const RESTAURANT_GROUPS_ID = 'restaurante_pe_program';

/** The values of `data-group` and `data-heading`, in the order of the groups. */
export const GROUPS = ['open', 'later', 'other'] as const;
export type Group = (typeof GROUPS)[number];

type Entry = { readonly card: HTMLElement; readonly opening: Opening; readonly group: Group };

/** Puts the cards of `RestaurantGroups` into their groups, each minute until `signal` ends it. */
export function groupRestaurants(signal: AbortSignal): void {
  const list = document.querySelector<HTMLElement>(`#${RESTAURANT_GROUPS_ID}`);
  if (list === null) return;
  const children = [...list.children].filter((child) => child instanceof HTMLElement);
  // In the provider's order, which each group keeps.
  const cards = children.filter(({ dataset }) => dataset['spans'] !== undefined);
  const first = children.find(({ dataset }) => dataset['first'] !== undefined);
  // Not compared with the text in the page, which a browser's translator may have replaced.
  let firstText = '';
  const utcOffset = list.closest('main')?.dataset['utcOffset'];
  onEachMinute((now) => {
    const nowMinutes = findMinuteOfWeek(utcOffset, now);
    const entries = cards.map((card): Entry => {
      const opening = findOpeningInWeek(parseOpenSpans(card.dataset['spans'] ?? ''), nowMinutes);
      return { card, opening, group: findGroup(opening) };
    });
    for (const { card, group } of entries) card.dataset['group'] = group;
    const groups = GROUPS.filter((group) => entries.some((entry) => entry.group === group));
    list.dataset['groups'] = groups.join(' ');
    if (first !== undefined && !groups.includes('open')) {
      const text = formatFirst(entries, first.dataset['first'] ?? '');
      if (text !== firstText) first.textContent = text;
      firstText = text;
    }
    const grouped = GROUPS.flatMap((group) => [
      ...children.filter(({ dataset }) => dataset['heading'] === group),
      ...entries.filter((entry) => entry.group === group).map(({ card }) => card),
    ]);
    arrange(list, [...children.filter((child) => !grouped.includes(child)), ...grouped]);
  }, signal);
}

function findGroup({ state }: Opening): Group {
  if (state === 'unknown') return 'other';
  return state === 'closed' ? 'later' : 'open';
}

/** Says which restaurant opens first, and when. `text` has '{name}' and '{time}'. */
function formatFirst(entries: readonly Entry[], text: string): string {
  const [first] = entries
    .flatMap(({ card, opening }) => (opening.state === 'closed' ? [{ card, opening }] : []))
    .toSorted((one, other) => one.opening.inMinutes - other.opening.inMinutes);
  if (first === undefined) return '';
  const name = first.card.querySelector('h3')?.textContent ?? '';
  return text
    .replace('{time}', () => formatOpeningTime(first.opening, hoursCopy.ro.opening))
    .replace('{name}', () => name);
}

/** Never moves the element with the focus, which would lose it, but the others around it. */
function arrange(list: Element, order: readonly Element[]): void {
  const focused = order.find((element) => element.contains(document.activeElement));
  let place = list.firstElementChild;
  for (const element of order) {
    while (element === focused && place !== null && place !== element) {
      const next: Element | null = place.nextElementSibling;
      list.append(place);
      place = next;
    }
    if (element === place) place = element.nextElementSibling;
    else list.insertBefore(element, place);
  }
}
