import type { RestaurantContact } from '@/lib/restaurant/menu';
import { structureContact } from './structured-contact.ts';

const COUNTRY = { '@type': 'PostalAddress', addressCountry: 'RO' };
const address = { street: 'Strada Unirii 1', city: 'Arad', postalCode: '310123' };
const structured = { ...COUNTRY, streetAddress: 'Strada Unirii 1', addressLocality: 'Arad' };

describe('a structured contact', () => {
  it.each<[string, RestaurantContact, object]>([
    [
      'address, telephone and coordinates',
      {
        address,
        telephone: '+40 257 123 456',
        coordinates: { latitude: 46.17, longitude: 21.32 },
      },
      {
        address: { ...structured, postalCode: '310123' },
        telephone: '+40 257 123 456',
        geo: { '@type': 'GeoCoordinates', latitude: 46.17, longitude: 21.32 },
      },
    ],
    [
      'an address without a postal code',
      { address: { ...address, postalCode: undefined } },
      { address: structured },
    ],
    [
      'only the country as its address when there is no address',
      { telephone: '+40 257 123 456' },
      { address: COUNTRY, telephone: '+40 257 123 456' },
    ],
    ['no empty fields when nothing is known', {}, { address: COUNTRY }],
  ])('has %s', (_, contact, expected) => {
    // `toStrictEqual`, so that a field with the value undefined fails the test.
    expect(structureContact(contact)).toStrictEqual(expected);
  });
});
