import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { resetTokens } from './accounts.ts';
import { resetOrders } from './payments.ts';
import { createLargeRestaurant } from './preset-ids/preset-menus.ts';
import { MAX_PER_PAGE, fillRestaurants, toMenuWire } from './restaurants.ts';
import { isOrigin } from './sandbox-settings.ts';
import type { SeedRestaurant } from './catalogue.ts';

/**
 * `restaurants` is the number of restaurants in the list, without the hostile ones. With
 * `hostileList`, the list begins with the hostile restaurants of `preset-ids/hostile-menu.ts`. The
 * bank sends the browser back to `siteOrigin`, and the console's links lead to it.
 */
export const scenarioSchema = z.strictObject({
  restaurants: z.number().int().min(0).max(MAX_PER_PAGE).optional(),
  hostileList: z.boolean().optional(),
  siteOrigin: z.string().refine(isOrigin).optional(),
});

export type ScenarioSettings = z.infer<typeof scenarioSchema>;

export type Scenario = {
  /** Also reverts all changes of restaurants, menus, tokens and orders. */
  readonly set: (settings: ScenarioSettings) => void;
  readonly hasHostileList: () => boolean;
  readonly getSiteOrigin: () => string;
  /** The default is used while the settings have no `siteOrigin`. */
  readonly setDefaultSiteOrigin: (origin: string) => void;
};

type ScenarioParts = {
  readonly database: DatabaseSync;
  readonly catalogue: readonly SeedRestaurant[];
  readonly defaultSiteOrigin: string;
};

function createFillerRestaurant(number: number): SeedRestaurant {
  return {
    shortName: `casa-de-proba-${number}`,
    name: `Casa de Probă ${number}`,
    schedule: { start: 10, end: 22 },
    scheduleText: '10:00 - 22:00',
    categories: [{ name: 'Ciorbe', products: [{ name: 'Ciorbă de burtă', price: 24.5 }] }],
  };
}

/** Cuts the catalogue to `wanted` restaurants, or adds filler restaurants up to this number. */
function createRestaurantList(
  catalogue: readonly SeedRestaurant[],
  wanted: number,
): SeedRestaurant[] {
  const missing = Math.max(0, wanted - catalogue.length);
  const fillers = Array.from({ length: missing }, (_, index) => createFillerRestaurant(index + 1));
  return [...catalogue, ...fillers].slice(0, wanted);
}

/** Creates the tables of the database. Throws when a restaurant violates the contract. */
export function createScenario({ database, catalogue, ...parts }: ScenarioParts): Scenario {
  const largeRestaurant = createLargeRestaurant(catalogue);
  let { defaultSiteOrigin } = parts;
  let current: ScenarioSettings = {};

  function set(settings: ScenarioSettings): void {
    const wanted = settings.restaurants ?? catalogue.length;
    // Restaurants that the shortened list leaves out keep their menus. The real provider also has
    // menus of restaurants that are not on the first page of its list.
    const unlisted = [...catalogue.slice(wanted), largeRestaurant];
    fillRestaurants(database, createRestaurantList(catalogue, wanted), unlisted);
    resetTokens(database);
    resetOrders(database);
    current = settings;
  }

  for (const restaurant of [...catalogue, largeRestaurant]) {
    try {
      toMenuWire(restaurant, '');
    } catch (cause) {
      throw new Error(`${restaurant.shortName} is not within the contract.`, { cause });
    }
  }
  set({});
  return {
    set,
    hasHostileList: () => current.hostileList === true,
    getSiteOrigin: () => current.siteOrigin ?? defaultSiteOrigin,
    setDefaultSiteOrigin: (origin) => {
      defaultSiteOrigin = origin;
    },
  };
}
