import { z } from 'zod';
import { parseRestaurants } from '../../../lib/provider/contract/parse-restaurants.ts';
import type { RestaurantSummary } from '../../../lib/restaurant/menu.ts';
import { formatPath } from '../report/describe-issues.ts';
import { broken, passed } from '../report/finding.ts';
import type { Finding } from '../report/finding.ts';
import { findLostFields } from './lost-fields.ts';
import { silentLog } from '../../support/unit/watched-log.ts';

const fields = z.record(z.string(), z.unknown());
const sentList = z.object({ restaurants: z.array(z.unknown()) });

/**
 * `parseEntry` adds this entry to the list that it parses, because `parseRestaurants` refuses a
 * list in which no entry has a `short_name`. In any other list, the site shows an entry without a
 * `short_name`, so `parseEntry` must return such an entry.
 */
const READABLE_ENTRY = { name: 'x', short_name: 'x' };

/**
 * For a list that the site cannot use, returns one `broken` finding. For any other list, returns a
 * `broken` finding for each entry, link or field that the site would not show. If the site shows
 * everything, returns one `passed` finding.
 */
export function readListAsSite(body: unknown): readonly Finding[] {
  const sent = sentList.safeParse(body);
  if (!parseRestaurants(body, silentLog).ok || !sent.success) {
    return [broken('the site cannot use this list: it shows the last good one, or answers 503')];
  }
  const { restaurants } = sent.data;
  const losses = restaurants.flatMap((entry, index) => readEntry(entry, ['restaurants', index]));
  if (losses.length > 0) return losses;
  return [passed(`is shown whole by the site (restaurants: ${restaurants.length})`)];
}

function parseEntry(entry: unknown): RestaurantSummary | undefined {
  const list = parseRestaurants({ restaurants: [READABLE_ENTRY, entry] }, silentLog);
  return list.ok ? list.value.restaurants[1] : undefined;
}

function readEntry(entry: unknown, path: readonly PropertyKey[]): readonly Finding[] {
  const restaurant = parseEntry(entry);
  const sent = fields.safeParse(entry);
  if (restaurant === undefined || !sent.success) {
    return [broken(`the site would not show the restaurant ${formatPath(path)}`)];
  }
  const { restaurantId, image, logoImage, scheduleText } = restaurant;
  const id = formatPath([...path, 'short_name']);
  return [
    ...(restaurantId === undefined
      ? [broken(`the site would show a card without a link: ${id} is no id of a restaurant`)]
      : []),
    ...findLostFields(sent.data, path, [
      { key: 'restaurantImage', parsed: image, needs: 'address' },
      { key: 'logoImage', parsed: logoImage, needs: 'address' },
      { key: 'schedule', parsed: scheduleText, needs: 'text' },
    ]),
  ];
}
