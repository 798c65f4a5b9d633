import { z } from 'zod';
import type { CatalogueStore } from './catalogue-store.ts';
import type { ProviderData } from './provider-data.ts';
import type { SeedRestaurant } from './seeds/seed-types.ts';
import { createTellingRestaurants } from './telling/telling-restaurants.ts';
import { toMenuWire, toRestaurantListWire } from './wire-answers.ts';

const MAX_RESTAURANTS = 500;

const isOrigin = (address: string): boolean =>
  /^https?:/.test(address) && URL.canParse(address) && new URL(address).origin === address;

export const scenarioSchema = z.strictObject({
  restaurants: z.number().int().min(0).max(MAX_RESTAURANTS).optional(),
  hostileList: z.boolean().optional(),
  siteOrigin: z.string().refine(isOrigin).optional(),
});

/**
 * `restaurants`: how many the list has. `hostileList`: broken ones stand in front of it.
 * `siteOrigin`: where the bank sends diners back to.
 */
export type ScenarioSettings = z.infer<typeof scenarioSchema>;

export type Scenario = {
  readonly set: (settings: ScenarioSettings) => void;
  readonly hasHostileList: () => boolean;
  readonly getSiteOrigin: () => string;
  /** The site's origin from now on, unless a scenario names another. */
  readonly setUsualSiteOrigin: (origin: string) => void;
};

type ScenarioParts = {
  readonly data: Pick<ProviderData, 'catalogue' | 'resetPeople'>;
  readonly catalogue: readonly SeedRestaurant[];
  readonly siteOrigin: string;
};

function createFiller(number: number): SeedRestaurant {
  return {
    shortName: `casa-de-proba-${number}`,
    name: `Casa de Probă ${number}`,
    schedule: { start: 10, end: 22 },
    scheduleText: '10:00 - 22:00',
    categories: [{ name: 'Ciorbe', products: [{ name: 'Ciorbă de burtă', price: 24.5 }] }],
  };
}

/** The catalogue, cut or filled up to the number of restaurants that is asked for. */
function createListed(catalogue: readonly SeedRestaurant[], wanted: number): SeedRestaurant[] {
  const missing = Math.max(0, wanted - catalogue.length);
  const fillers = Array.from({ length: missing }, (_, index) => createFiller(index + 1));
  return [...catalogue, ...fillers].slice(0, wanted);
}

/** Throws, naming the restaurant, when a seed is not within the contract. */
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

/** Fills the store from the catalogue at once, and again whenever a scenario is set. */
export function createScenario({ data, catalogue, siteOrigin }: ScenarioParts): Scenario {
  const store = data.catalogue;
  const telling = createTellingRestaurants(catalogue);
  let isHostile = false;
  let usualSiteOrigin = siteOrigin;
  let namedSiteOrigin: string | undefined;

  function set({ restaurants, hostileList, ...settings }: ScenarioSettings): void {
    const wanted = restaurants ?? catalogue.length;
    // What falls off the list keeps its menu, as with a provider that sends one page of many.
    const unlisted = [...catalogue.slice(wanted), ...telling];
    store.rebuild(createListed(catalogue, wanted), unlisted);
    isHostile = hostileList === true;
    namedSiteOrigin = settings.siteOrigin;
    data.resetPeople();
  }

  set({});
  checkStore(store, [...catalogue, ...telling]);
  return {
    set,
    hasHostileList: () => isHostile,
    getSiteOrigin: () => namedSiteOrigin ?? usualSiteOrigin,
    setUsualSiteOrigin: (origin) => {
      usualSiteOrigin = origin;
    },
  };
}
