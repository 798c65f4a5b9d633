import { z } from 'zod';
import type { Address, Coordinates } from '../../restaurant/contact.ts';
import type { RestaurantContact } from '../../restaurant/menu.ts';
import type { OptionalFields } from './optional-fields.ts';
import { looseField, visibleName } from './parse-fields.ts';
import { addressWire, coordinatesWire, telephoneWire } from './wire.ts';
import type { menuWire } from './wire.ts';

/** Each field accepts any value, so that an invalid field does not make the menu invalid. */
export const contactShape = {
  address: looseField,
  telephone: looseField,
  coordinates: looseField,
} satisfies Partial<Record<keyof typeof menuWire.shape, z.ZodType>>;

type SentContact = Readonly<Partial<Record<keyof typeof contactShape, unknown>>>;

/** Drops and counts each invalid field, and keeps the others. */
export function parseContact(sent: SentContact, fields: OptionalFields): RestaurantContact {
  return {
    address: parseAddress(sent.address, fields),
    telephone: parseTelephone(sent.telephone, fields),
    coordinates: parseCoordinates(sent.coordinates, fields),
  };
}

const addressShape = z.object({
  street: visibleName,
  city: visibleName,
  postal_code: looseField,
} satisfies Record<keyof typeof addressWire.shape, z.ZodType>);

function parseAddress(value: unknown, fields: OptionalFields): Address | undefined {
  const sent = fields.read(addressShape, value);
  if (sent === undefined) return undefined;
  return {
    street: sent.street,
    city: sent.city,
    postalCode: fields.read(addressWire.shape.postal_code, sent.postal_code) ?? undefined,
  };
}

const NATIONAL_DIGITS = 9;
/** Without the leading 0, prefixes have three digits; those of Bucharest (21 and 31) have two. */
const GROUPS = /^([23]1|\d{3})(\d{3})(\d+)$/;

/** '0257 123 456', '0040257123456' and '+40-257-123-456' all become '+40 257 123 456'. */
function parseTelephone(value: unknown, fields: OptionalFields): string | undefined {
  const digits = fields.read(telephoneWire, value)?.replace(/\D/g, '').slice(-NATIONAL_DIGITS);
  return digits?.replace(GROUPS, '+40 $1 $2 $3');
}

function parseCoordinates(value: unknown, fields: OptionalFields): Coordinates | undefined {
  return fields.read(coordinatesWire, value);
}
