import { processors } from 'next-seo';
import type { GeoCoordinates, PostalAddress } from 'schema-dts';
import type { RestaurantContact } from '@/lib/restaurant/menu';

type StructuredContact = {
  readonly address: PostalAddress;
  readonly telephone?: string;
  readonly geo?: GeoCoordinates;
};

/**
 * The address, telephone number and coordinates of a restaurant. Search engines require an address,
 * so a restaurant without a known address gets one that names only the country.
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
