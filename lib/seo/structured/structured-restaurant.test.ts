import type { Menu } from '@/lib/restaurant/menu';
import { structureContact } from './structured-contact.ts';
import { structureRestaurant } from './structured-restaurant.ts';

const menu: Menu = {
  restaurantName: 'Demo',
  heroImage: undefined,
  logoImage: undefined,
  schedule: { kind: 'none' },
  categories: [],
};

describe('a structured restaurant', () => {
  // No reservations, because the provider does not send whether a restaurant takes them.
  it('offers orders in the app, and no reservations', () => {
    const graph = structureRestaurant('demo', menu);
    expect(JSON.stringify(graph).match(/"@type":"\w+Action"/g)).toEqual(['"@type":"OrderAction"']);
  });

  it('has the contact of the restaurant', () => {
    const contact = {
      address: { street: 'Strada Unirii 1', city: 'Arad', postalCode: '310123' },
      telephone: '+40 257 123 456',
      coordinates: { latitude: 46.17, longitude: 21.32 },
    };
    const [restaurant] = structureRestaurant('demo', { ...menu, ...contact })['@graph'];
    expect(restaurant).toMatchObject(structureContact(contact));
  });
});
