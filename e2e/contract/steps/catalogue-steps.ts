import { providerPaths } from '../../../lib/provider/contract/paths.ts';
import { parseRestaurants } from '../../../lib/provider/contract/parse-restaurants.ts';
import { MENUS_BY_DEFAULT } from '../contract-options.ts';
import type { ContractOptions } from '../contract-options.ts';
import { broken } from '../report/finding.ts';
import { readListAsSite } from '../shown/site-list.ts';
import { readMenuAsSite } from '../shown/site-menu.ts';
import { createUnknown } from './step.ts';
import type { Step } from './step.ts';
import { silentLog } from '../../support/unit/watched-log.ts';

/** `keepIds` receives the ids of the restaurants to which the site would link. */
export function createListStep(keepIds: (ids: readonly string[]) => void): Step {
  return {
    title: 'list of restaurants',
    expectation: 'success',
    ask: async (client) => {
      const answer = await client.send({ name: 'restaurants', path: providerPaths.restaurants() });
      if (!answer.ok) return [];
      const list = parseRestaurants(answer.value, silentLog);
      const restaurants = list.ok ? list.value.restaurants : [];
      keepIds(restaurants.flatMap(({ restaurantId }) => restaurantId ?? []));
      return readListAsSite(answer.value);
    },
  };
}

export function createMenuSteps(
  listed: readonly string[],
  { restaurant, all }: ContractOptions,
): readonly Step[] {
  const chosen = restaurant.length > 0 ? restaurant : listed.slice(0, MENUS_BY_DEFAULT);
  const ids = all ? [...new Set([...restaurant, ...listed])] : chosen;
  const known = ids.map((id): Step => ({
    title: `menu of ${id}`,
    expectation: 'success',
    ask: async (client) => {
      const answer = await client.send({ name: 'menu', path: providerPaths.menu(id) });
      return answer.ok ? readMenuAsSite(answer.value) : [];
    },
  }));
  const unknown: Step = {
    title: 'menu of an unknown restaurant',
    expectation: 'refusal',
    ask: async (client) => {
      const answer = await client.send({ name: 'menu', path: providerPaths.menu(createUnknown()) });
      if (!answer.ok) return [];
      return [broken('the site would not answer 404 for a restaurant that does not exist')];
    },
  };
  return [...known, unknown];
}
