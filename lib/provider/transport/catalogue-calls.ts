import { failed, success } from '../../result.ts';
import type { Result } from '../../result.ts';
import { providerPaths } from '../contract/paths.ts';
import { toPlainValues } from '../contract/plain-values.ts';
import type { ProviderClient } from './client.ts';
import type { ProviderFailure } from '../contract/provider-failure.ts';

type Fetched = Result<unknown, ProviderFailure>;

/** The parsers, the caches and the last good copies get plain values only. */
const toPlainAnswer = (answer: Fetched): Fetched =>
  answer.ok ? success(toPlainValues(answer.value)) : answer;

export async function fetchMenu(client: ProviderClient, restaurantId: string): Promise<Fetched> {
  return toPlainAnswer(await client.send({ name: 'menu', path: providerPaths.menu(restaurantId) }));
}

export async function fetchRestaurants(client: ProviderClient): Promise<Fetched> {
  const answer = await client.send({ name: 'restaurants', path: providerPaths.restaurants() });
  // The 404 of a menu means that the restaurant does not exist. The list always exists, so its 404
  // is a broken answer.
  const isMissing =
    !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 404;
  return isMissing
    ? failed({ kind: 'broken', status: 404, reason: 'status' })
    : toPlainAnswer(answer);
}
