import { structureRestaurant } from './structured-restaurant.ts';

describe('a structured restaurant', () => {
  // The provider does not send whether a restaurant takes reservations.
  it('offers orders in the app, and no reservations', () => {
    const graph = structureRestaurant('demo', {
      restaurantName: 'Demo',
      heroImage: undefined,
      logoImage: undefined,
      schedule: { kind: 'none' },
      categories: [],
    });
    expect(JSON.stringify(graph).match(/"@type":"\w+Action"/g)).toEqual(['"@type":"OrderAction"']);
  });
});
