import { failed } from '../../result.ts';
import type { Result } from '../../result.ts';
import { providerPaths } from '../contract/paths.ts';
import type { ProviderClient } from './client.ts';
import type { ProviderFailure } from '../contract/provider-failure.ts';

export function fetchMenu(
  client: ProviderClient,
  restaurantId: string,
): Promise<Result<unknown, ProviderFailure>> {
  return client.send({ name: 'menu', path: providerPaths.menu(restaurantId) });
}

export async function fetchRestaurants(
  client: ProviderClient,
): Promise<Result<unknown, ProviderFailure>> {
  const answer = await client.send({ name: 'restaurants', path: providerPaths.restaurants() });
  // The 404 of a menu means that the restaurant does not exist. The list always exists, so its 404
  // is a broken answer.
  const isMissing =
    !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 404;
  return isMissing ? failed({ kind: 'broken', status: 404, reason: 'status' }) : answer;
}
