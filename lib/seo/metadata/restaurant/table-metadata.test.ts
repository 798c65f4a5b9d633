import type { MenuAnswer } from '@/lib/provider/catalogue/get-menu';
import { tableMetadata } from './table-metadata.ts';

const PROVIDER = 'https://provider.example';
const LOGO = `${PROVIDER}/logo.png`;
const APP_LINK = 'http://localhost:3000/restaurant/la-mama/table/12';

const found: MenuAnswer = {
  outcome: 'found',
  menu: {
    restaurantName: 'Casa Mamei',
    heroImage: undefined,
    logoImage: LOGO,
    schedule: { kind: 'none' },
    categories: [],
  },
};
const down: MenuAnswer = { outcome: 'down', name: 'Casa Mamei' };

// `restaurant-metadata.test.ts` also checks `tableMetadata`: title, indexing, canonical link, and
// the metadata for an unknown restaurant.
describe('the metadata of a table page', () => {
  beforeAll(() => {
    // Settings are read once, at their first use, so set the variable before that.
    process.env['PROVIDER_API_URL'] = PROVIDER;
  });

  it.each([
    ['the logo when the provider sends the menu', found, [{ url: LOGO }]],
    ['no logo while the provider is down', down, []],
  ])("have the restaurant's preview, with %s", (_, answer, logos) => {
    const { description, openGraph } = tableMetadata(
      { restaurantId: 'la-mama', tableId: '12' },
      answer,
    );
    expect(description).toBe(
      'Ești la masă la Casa Mamei: deschide meniul sau comandă din aplicație.',
    );
    expect(openGraph).toMatchObject({
      // The address of the restaurant's page, not of the table page.
      url: '/restaurant/la-mama',
      images: [
        { url: '/previews/la-mama/restaurant.jpg', alt: expect.stringContaining('Casa Mamei') },
        ...logos,
      ],
    });
  });

  it.each([
    ['when the provider sends the menu', found],
    ['while the provider is down', down],
  ])('lead the app to the table %s', (_, answer) => {
    const metadata = tableMetadata({ restaurantId: 'la-mama', tableId: '12' }, answer);
    expect(metadata).toMatchObject({
      itunes: { appArgument: APP_LINK },
      appLinks: { ios: { url: APP_LINK }, android: { url: APP_LINK }, web: { url: APP_LINK } },
    });
  });
});
