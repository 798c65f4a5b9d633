import { processors } from 'next-seo';
import type { GeoCoordinates, PostalAddress } from 'schema-dts';
import type { RestaurantContact } from '@/lib/restaurant/menu';

type StructuredContact = {
  readonly address: PostalAddress;
  readonly telephone?: string;
  readonly geo?: GeoCoordinates;
};

/**
 * Where a restaurant is. Search engines require an address: when the provider sends none, it has only
 * the country.
 */
export function structureContact(contact: RestaurantContact): StructuredContact {
  const { address, telephone, coordinates } = contact;
  return {
    address: processors.processAddress({
      ...(address !== undefined && {
        streetAddress: address.street,
        addressLocality: address.city,
        ...(address.postalCode !== undefined && { postalCode: address.postalCode }),
      }),
      addressCountry: 'RO',
    }),
    ...(telephone !== undefined && { telephone }),
    ...(coordinates !== undefined && {
      geo: { '@type': 'GeoCoordinates', ...coordinates },
    }),
  };
}
