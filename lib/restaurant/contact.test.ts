import fc from 'fast-check';
import { formatAddress, formatMapHref } from './contact.ts';

describe('an address', () => {
  it.each([
    ['310123', 'Strada Unirii 1, 310123 Arad'],
    [undefined, 'Strada Unirii 1, Arad'],
  ])('with the postal code %s is "%s"', (postalCode, shown) => {
    expect(formatAddress({ street: 'Strada Unirii 1', city: 'Arad', postalCode })).toBe(shown);
  });
});

describe('the link to the map', () => {
  it('has latitude and longitude, rounded to six decimals', () => {
    expect(formatMapHref({ latitude: 46.177_82, longitude: 21.315_740_000_1 })).toBe(
      'https://www.google.com/maps/search/?api=1&query=46.17782%2C21.31574',
    );
  });

  it('has the rounded coordinates, and leads to Google Maps, for any place in Romania', () => {
    const latitudes = fc.double({ min: 43.5, max: 48.5, noNaN: true });
    const longitudes = fc.double({ min: 20, max: 30, noNaN: true });
    fc.assert(
      fc.property(latitudes, longitudes, (latitude, longitude) => {
        const { origin, searchParams } = new URL(formatMapHref({ latitude, longitude }));
        expect(origin).toBe('https://www.google.com');
        const query = searchParams.get('query') ?? '';
        expect(query).toMatch(/^\d{2}(\.\d{1,6})?,\d{2}(\.\d{1,6})?$/);
        const [shownLatitude, shownLongitude] = query.split(',').map(Number);
        expect(shownLatitude).toBeCloseTo(latitude, 5);
        expect(shownLongitude).toBeCloseTo(longitude, 5);
      }),
    );
  });
});
