import { qrMetadata, qrSheetMetadata } from './qr-metadata.ts';

const notIndexed = { index: false, follow: false };

// `restaurant-metadata.test.ts` also checks `qrSheetMetadata`: the title with the name from the
// menu, from the list of restaurants or from the id, and the metadata for an unknown restaurant.
describe('the metadata of the pages with codes to print', () => {
  it('name the site and forbid indexing, for the page that lists the restaurants', () => {
    expect(qrMetadata()).toEqual({
      title: 'Coduri QR pentru mese - Polonic',
      description: expect.stringContaining('restaurantului tău de pe Polonic'),
      robots: notIndexed,
    });
  });

  it('have no canonical link and no preview for the sheet of a restaurant', () => {
    expect(qrSheetMetadata('la-mama', { outcome: 'down' })).toEqual({
      title: 'Coduri QR La Mama - Polonic',
      robots: notIndexed,
    });
  });
});
