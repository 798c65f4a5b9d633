import type { Log } from '@/lib/log';
import type { Menu } from '@/lib/restaurant/menu';
import { failed } from '@/lib/result';
import type { Result } from '@/lib/result';
import type { ProviderClient } from './client.ts';
import type { ProviderFailure } from './failure.ts';
import { parseMenu } from './parse-menu.ts';
import { parseRestaurants } from './parse-restaurants.ts';
import type { RestaurantList } from './parse-restaurants.ts';
import { providerPaths } from './paths.ts';

/** One call for a menu, parsed. */
export async function askForMenu(
  client: ProviderClient,
  log: Log,
  restaurantId: string,
): Promise<Result<Menu, ProviderFailure>> {
  const answer = await client.send({ name: 'menu', path: providerPaths.menu(restaurantId) });
  return answer.ok ? parseMenu(answer.value, log) : answer;
}

/** One call for the list of restaurants, parsed. */
export async function askForRestaurants(
  client: ProviderClient,
  log: Log,
): Promise<Result<RestaurantList, ProviderFailure>> {
  const answer = await client.send({ name: 'restaurants', path: providerPaths.restaurants() });
  if (answer.ok) return parseRestaurants(answer.value, log);
  // Of one restaurant 404 says that there is none; of the list it says that something is wrong.
  const isMissing = answer.failure.kind === 'refused' && answer.failure.status === 404;
  return isMissing ? failed({ kind: 'broken', status: 404, reason: 'status' }) : answer;
}
