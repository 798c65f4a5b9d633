import { DatabaseSync } from 'node:sqlite';
import { exampleRestaurants } from '../example-restaurants.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import type { CatalogueStore } from './catalogue-store.ts';

describe('the catalogue store', () => {
  let database: DatabaseSync;
  let store: CatalogueStore;

  beforeEach(() => {
    database = new DatabaseSync(':memory:');
    store = createCatalogueStore(database);
    store.fill(exampleRestaurants, []);
  });

  afterEach(() => database.close());

  it('returns a menu with categories and products in the order of the seeds', () => {
    const menu = store.findMenu('casa-veche');
    expect(menu?.restaurant.name).toBe('Casa Veche');
    expect(menu?.restaurant.schedule).toEqual({ start: 9, end: 23 });
    expect(menu?.categories.map(({ name }) => name)).toEqual(['Ciorbe', 'Deserturi']);
    expect(menu?.categories[0]?.products.map(({ name }) => name)).toEqual([
      'Ciorbă de burtă',
      'Supă de pui',
    ]);
    expect(menu?.categories[1]?.products).toEqual([]);
  });

  it('keeps numeric and text weights unchanged', () => {
    const products = store.findMenu('casa-veche')?.categories[0]?.products;
    expect(products?.map(({ weight }) => weight)).toEqual([350, '300+50']);
  });

  it('gives each category a unique id that filling the tables again does not change', () => {
    const getIds = (): string[] | undefined =>
      store.findMenu('casa-veche')?.categories.map(({ id }) => id);
    const before = getIds();
    expect(new Set(before).size).toBe(2);
    store.fill([], []);
    store.fill(exampleRestaurants, []);
    expect(getIds()).toEqual(before);
  });

  it('lists at most the requested number of restaurants; an unlisted one has only a menu', () => {
    store.fill(exampleRestaurants.slice(0, 1), exampleRestaurants.slice(1));
    expect(store.listRestaurants(70).map((row) => row.short_name)).toEqual(['casa-veche']);
    expect(store.findMenu('pizzeria-nova')).toBeDefined();
    expect(store.listRestaurants(0)).toEqual([]);
  });

  it('renames a restaurant, changes a price and removes a restaurant with its menu', () => {
    expect(store.rename('casa-veche', 'Casa Nouă')).toBe(true);
    expect(store.setPrice('casa-veche', 'Supă de pui', 21)).toBe(true);
    const menu = store.findMenu('casa-veche');
    expect(menu?.restaurant.name).toBe('Casa Nouă');
    expect(menu?.categories[0]?.products[1]?.price).toBe(21);
    expect(store.remove('casa-veche')).toBe(true);
    expect(store.findMenu('casa-veche')).toBeUndefined();
  });

  it('reverts each change when `fill` gets the same restaurants again', () => {
    for (const change of [
      () => store.rename('casa-veche', 'Casa Nouă'),
      () => store.setPrice('casa-veche', 'Supă de pui', 21),
      () => store.remove('casa-veche'),
    ]) {
      const before = store.findMenu('casa-veche');
      expect(change()).toBe(true);
      store.fill([...exampleRestaurants], []);
      expect(store.findMenu('casa-veche')).toEqual(before);
    }
  });

  it('does not fill unchanged tables again for the same restaurants, but does when one is no longer listed', () => {
    // This update bypasses the store, so the store counts its tables as unchanged.
    database.exec("update restaurants set name = 'Casa Nouă'");
    store.fill([...exampleRestaurants], []);
    expect(store.findMenu('casa-veche')?.restaurant.name).toBe('Casa Nouă');
    store.fill(exampleRestaurants.slice(0, 1), exampleRestaurants.slice(1));
    expect(store.findMenu('casa-veche')?.restaurant.name).toBe('Casa Veche');
  });

  it('returns false when there is nothing to change', () => {
    expect(store.rename('nu-exista', 'X')).toBe(false);
    expect(store.setPrice('casa-veche', 'Margherita', 1)).toBe(false);
    expect(store.remove('nu-exista')).toBe(false);
  });

  it('keeps its tables when the new seeds cannot be stored', () => {
    const twice = [...exampleRestaurants, ...exampleRestaurants];
    expect(() => store.fill(twice, [])).toThrow(/UNIQUE/);
    expect(store.findMenu('casa-veche')?.categories).toHaveLength(2);
  });
});
