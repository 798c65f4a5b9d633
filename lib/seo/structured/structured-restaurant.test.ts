import type { Menu } from '@/lib/restaurant/menu';
import { structureRestaurant } from './structured-restaurant.ts';

const menu: Menu = {
  restaurantName: 'Demo',
  heroImage: undefined,
  logoImage: undefined,
  schedule: { kind: 'none' },
  categories: [],
};

describe('a structured restaurant', () => {
  // The provider does not send whether a restaurant takes reservations.
  it('offers orders in the app, and no reservations', () => {
    const graph = structureRestaurant('demo', menu);
    expect(JSON.stringify(graph).match(/"@type":"\w+Action"/g)).toEqual(['"@type":"OrderAction"']);
  });

  it('has address, telephone and coordinates', () => {
    const graph = structureRestaurant('demo', {
      ...menu,
      address: { street: 'Strada Unirii 1', city: 'Arad', postalCode: '310123' },
      telephone: '+40 257 123 456',
      coordinates: { latitude: 46.17, longitude: 21.32 },
    });
    expect(graph['@graph'][0]).toMatchObject({
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Strada Unirii 1',
        addressLocality: 'Arad',
        postalCode: '310123',
        addressCountry: 'RO',
      },
      telephone: '+40 257 123 456',
      geo: { '@type': 'GeoCoordinates', latitude: 46.17, longitude: 21.32 },
    });
  });

  it('has only the country as its address when the provider sends no address', () => {
    const [restaurant] = structureRestaurant('demo', menu)['@graph'];
    expect(restaurant).toHaveProperty('address', {
      '@type': 'PostalAddress',
      addressCountry: 'RO',
    });
    expect(restaurant).not.toHaveProperty('telephone');
    expect(restaurant).not.toHaveProperty('geo');
  });
});
