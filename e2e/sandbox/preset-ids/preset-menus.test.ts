import {
  flavourWire,
  menuWire,
  restaurantWire,
  scheduleWire,
} from '../../../lib/provider/contract/wire.ts';
import { isRestaurantId } from '../../../lib/ids.ts';
import { exampleRestaurants } from '../example-restaurants.ts';
import {
  droppedHostileProducts,
  hostileRestaurants,
  allowedHostileProducts,
  partlyValidHostileProducts,
} from './hostile-menu.ts';
import { unvalidatedMenus } from './unvalidated-menus.ts';
import { schedulesById } from './schedule-menus.ts';
import { faultIds } from './fault-ids.ts';
import { createPresetRestaurants } from './preset-restaurants.ts';

describe('the hostile data', () => {
  it('has allowed products, all of them within the contract', () => {
    const refused = allowedHostileProducts.filter((item) => !flavourWire.safeParse(item).success);
    expect(refused).toEqual([]);
  });

  it.each([...droppedHostileProducts, ...partlyValidHostileProducts].map((product) => [product]))(
    'has a product that violates the contract: %j',
    (product) => {
      expect(flavourWire.safeParse(product).success).toBe(false);
    },
  );

  it('has three valid restaurants, then two invalid ones', () => {
    const validity = hostileRestaurants.map((item) => restaurantWire.safeParse(item).success);
    expect(validity).toEqual([true, true, true, false, false]);
  });
});

describe('the menus of the schedule ids', () => {
  // The words in `bad-date` are strings, so its shape is valid.
  const invalidShapes = ['half', 'hour-25', 'other-type', 'text', 'empty'];

  it.each(Object.entries(schedulesById))(
    '%s is within the contract unless the shape of its schedule is invalid',
    (id, schedule) => {
      const hasInvalidShape = invalidShapes.some((name) => id === `sandbox-schedule-${name}`);
      expect(scheduleWire.nullish().safeParse(schedule).success).toBe(!hasInvalidShape);
      const menu: unknown = unvalidatedMenus.get(id);
      expect(menuWire.safeParse(menu).success).toBe(!hasInvalidShape);
    },
  );
});

describe('the restaurants with preset ids', () => {
  const restaurants = createPresetRestaurants(exampleRestaurants);
  const large = restaurants.find((restaurant) => restaurant.shortName === 'sandbox-2000');

  it('include one with 2,000 products of different names in 40 categories', () => {
    const products = large?.categories.flatMap((category) => category.products);
    expect(large?.categories).toHaveLength(40);
    expect(new Set(products?.map((product) => product.name)).size).toBe(2000);
    expect(products?.[0]?.picture).toBe('ciorba');
  });

  it('have ids that the site accepts for restaurants', () => {
    const ids = [
      ...restaurants.map((restaurant) => restaurant.shortName),
      ...unvalidatedMenus.keys(),
      ...faultIds,
    ];
    expect(ids.filter((id) => !isRestaurantId(id))).toEqual([]);
  });
});
