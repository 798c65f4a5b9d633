import type { RestaurantContact } from '../../restaurant/menu.ts';
import { createOptionalFields } from './optional-fields.ts';
import { parseContact } from './parse-contact.ts';

function parse(sent: object): RestaurantContact & { readonly dropped: number } {
  const fields = createOptionalFields();
  return { ...parseContact(sent, fields), dropped: fields.countDropped() };
}

describe('the contact of a restaurant', () => {
  it('is unknown when each field is missing, null or blank', () => {
    expect(parse({})).toEqual({ dropped: 0 });
    expect(parse({ address: null, telephone: ' ', coordinates: null })).toEqual({ dropped: 0 });
  });
});

describe('an address', () => {
  const address = { street: ' Strada\tUnirii 1 ', city: 'Arad', postal_code: '310123' };

  it('has street, city and postal code', () => {
    expect(parse({ address })).toEqual({
      address: { street: 'Strada Unirii 1', city: 'Arad', postalCode: '310123' },
      dropped: 0,
    });
  });

  it.each(['31012', 310_123, 'RO-310123'])('loses only an invalid postal code %j', (postalCode) => {
    expect(parse({ address: { ...address, postal_code: postalCode } })).toEqual({
      address: { street: 'Strada Unirii 1', city: 'Arad', postalCode: undefined },
      dropped: 1,
    });
  });

  it.each(['Strada Unirii 1, Arad', { street: 'Strada Unirii 1' }, { ...address, city: '\u200b' }])(
    'is dropped and counted when it is %j',
    (value) => {
      expect(parse({ address: value })).toEqual({ dropped: 1 });
    },
  );
});

describe('a telephone number', () => {
  it.each([
    ['0257 123 456', '+40 257 123 456'],
    ['0257123456', '+40 257 123 456'],
    ['0257.123.456', '+40 257 123 456'],
    ['0257/123-456', '+40 257 123 456'],
    ['+40 722 123 456', '+40 722 123 456'],
    ['0040722123456', '+40 722 123 456'],
    ['021 234 5678', '+40 21 234 5678'],
    ['0311 234 567', '+40 31 123 4567'],
  ])('%s becomes %s', (telephone, formatted) => {
    expect(parse({ telephone })).toEqual({ telephone: formatted, dropped: 0 });
  });

  it.each([
    '0257 123 45',
    '0257 123 4567',
    '+36 1 234 5678',
    '0157 123 456',
    '0900 123 456',
    '0257 123 456 sau 0722 123 456',
    'tel:0257123456',
    'javascript:alert(1)',
    257_123_456,
  ])('%j is dropped and counted', (telephone) => {
    expect(parse({ telephone })).toEqual({ dropped: 1 });
  });
});

describe('coordinates', () => {
  it('are read as they were sent', () => {
    const coordinates = { latitude: 46.17782, longitude: 21.31574 };
    expect(parse({ coordinates })).toEqual({ coordinates, dropped: 0 });
  });

  it.each([
    [{ latitude: 21.31574, longitude: 46.17782 }],
    [{ latitude: 0, longitude: 0 }],
    [{ latitude: '46.17782', longitude: '21.31574' }],
    [{ latitude: 46.17782 }],
    [[46.17782, 21.31574]],
    ['46.17782,21.31574'],
  ])('of %j are dropped and counted', (coordinates) => {
    expect(parse({ coordinates })).toEqual({ dropped: 1 });
  });
});
