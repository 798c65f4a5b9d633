import { z } from 'zod';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import type { ProviderData } from './provider-data.ts';
import type { SeedRestaurant } from './seeds/seed-types.ts';
import { createPresetRestaurants } from './preset-ids/preset-restaurants.ts';
import { isOrigin } from './sandbox-settings.ts';
import { toMenuWire, toRestaurantListWire } from './wire-answers.ts';

const MAX_RESTAURANTS = 500;

export const scenarioSchema = z.strictObject({
  restaurants: z.number().int().min(0).max(MAX_RESTAURANTS).optional(),
  hostileList: z.boolean().optional(),
  siteOrigin: z.string().refine(isOrigin).optional(),
});

/**
 * `restaurants` is the number of restaurants in the list, without the hostile ones. With
 * `hostileList`, the list begins with the hostile restaurants of `preset-ids/hostile-menu.ts`. The
 * bank sends the browser back to `siteOrigin`, and the console's links lead to it.
 */
export type ScenarioSettings = z.infer<typeof scenarioSchema>;

export type Scenario = {
  readonly set: (settings: ScenarioSettings) => void;
  readonly hasHostileList: () => boolean;
  readonly getSiteOrigin: () => string;
  /** The default is used while the settings have no `siteOrigin`. */
  readonly setDefaultSiteOrigin: (origin: string) => void;
};

type ScenarioParts = {
  readonly data: Pick<ProviderData, 'catalogue' | 'resetAccountsAndOrders'>;
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

/** Throws when a seed violates the contract. */
function checkStore(store: CatalogueStore, seeds: readonly SeedRestaurant[]): void {
  for (const { shortName } of seeds) {
    const menu = store.findMenu(shortName);
    try {
      if (menu !== undefined) toMenuWire(menu, '');
    } catch (cause) {
      throw new Error(`The seed ${shortName} is not within the contract.`, { cause });
    }
  }
  toRestaurantListWire(store.listRestaurants(MAX_RESTAURANTS), '');
}

/** `set` also reverts all changes of restaurants, menus, accounts, tokens and orders. */
export function createScenario({ data, catalogue, ...parts }: ScenarioParts): Scenario {
  const store = data.catalogue;
  const preset = createPresetRestaurants(catalogue);
  let isHostile = false;
  let { defaultSiteOrigin } = parts;
  let scenarioSiteOrigin: string | undefined;

  function set(settings: ScenarioSettings): void {
    const wanted = settings.restaurants ?? catalogue.length;
    // Restaurants that the shortened list leaves out keep their menus. The real provider also has
    // menus of restaurants that are not on the first page of its list.
    const unlisted = [...catalogue.slice(wanted), ...preset];
    store.fill(createRestaurantList(catalogue, wanted), unlisted);
    isHostile = settings.hostileList === true;
    scenarioSiteOrigin = settings.siteOrigin;
    data.resetAccountsAndOrders();
  }

  set({});
  checkStore(store, [...catalogue, ...preset]);
  return {
    set,
    hasHostileList: () => isHostile,
    getSiteOrigin: () => scenarioSiteOrigin ?? defaultSiteOrigin,
    setDefaultSiteOrigin: (origin) => {
      defaultSiteOrigin = origin;
    },
  };
}
