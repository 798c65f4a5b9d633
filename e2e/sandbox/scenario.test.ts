import { DatabaseSync } from 'node:sqlite';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import { exampleRestaurants } from './example-restaurants.ts';
import { createProviderData } from './provider-data.ts';
import type { ProviderData } from './provider-data.ts';
import { createScenario } from './scenario.ts';
import type { Scenario } from './scenario.ts';

describe('a scenario', () => {
  let database: DatabaseSync;
  let data: ProviderData;
  let store: CatalogueStore;

  const startScenario = (catalogue = exampleRestaurants): Scenario =>
    createScenario({ data, catalogue, defaultSiteOrigin: 'http://localhost:3000' });

  beforeEach(() => {
    database = new DatabaseSync(':memory:');
    data = createProviderData(database, () => new Date());
    store = data.catalogue;
  });

  afterEach(() => database.close());

  it('lists the catalogue at the start; a restaurant with a preset id has a menu, but is not listed', () => {
    startScenario();
    const names = store.listRestaurants(500).map((row) => row.short_name);
    expect(names).toEqual(['casa-veche', 'pizzeria-nova']);
    expect(store.findMenu('sandbox-2000')).toBeDefined();
  });

  it.each([0, 1, 2, 69, 70, 71])('lists exactly %i restaurants, all with menus', (restaurants) => {
    startScenario().set({ restaurants });
    const names = store.listRestaurants(500).map((row) => row.short_name);
    expect(new Set(names).size).toBe(restaurants);
    expect(names.every((name) => store.findMenu(name) !== undefined)).toBe(true);
  });

  it('keeps the menu of a restaurant that a shortened list leaves out', () => {
    startScenario().set({ restaurants: 1 });
    expect(store.findMenu('pizzeria-nova')).toBeDefined();
  });

  it('is reset by empty settings; a renamed restaurant gets its old name back', () => {
    const scenario = startScenario();
    scenario.set({ restaurants: 70, hostileList: true });
    store.rename('casa-veche', 'Altfel');
    expect(scenario.hasHostileList()).toBe(true);
    scenario.set({});
    expect(scenario.hasHostileList()).toBe(false);
    expect(store.listRestaurants(500).map((row) => row.name)).toEqual([
      'Casa Veche',
      'Pizzeria Nova',
    ]);
  });

  it('uses the default origin of the site unless its settings name another', () => {
    const scenario = startScenario();
    expect(scenario.getSiteOrigin()).toBe('http://localhost:3000');
    scenario.set({ siteOrigin: 'http://127.0.0.1:1234' });
    expect(scenario.getSiteOrigin()).toBe('http://127.0.0.1:1234');
    scenario.set({});
    scenario.setDefaultSiteOrigin('http://127.0.0.1:3100');
    expect(scenario.getSiteOrigin()).toBe('http://127.0.0.1:3100');
  });

  it('resets authorized orders and issues the preset tokens again', () => {
    const scenario = startScenario();
    data.orders.authorize('700001');
    scenario.set({});
    expect(data.orders.open('ana', '700001').isAuthorized).toBe(false);
    expect(data.accounts.checkToken('reset', 'sandbox-token-used')).toBe('used');
  });

  it('refuses a seed that violates the contract; the error names the seed', () => {
    const wrong = { name: 'Pizza', products: [{ name: 'Margherita', price: -1 }] };
    const seeds = exampleRestaurants.map((seed) => ({ ...seed, categories: [wrong] }));
    expect(() => startScenario(seeds)).toThrow(/casa-veche/);
  });
});
