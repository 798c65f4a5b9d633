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

// `restaurant-metadata.test.ts` checks title, indexing, canonical link and the not-found page.
describe('the metadata of a table page', () => {
  beforeAll(() => {
    // Settings are read once, at their first use, so set the variable before that.
    process.env['PROVIDER_API_URL'] = PROVIDER;
  });

  it.each([
    ['the logo of a known menu', found, [{ url: LOGO }]],
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
      // The shared link leads to the restaurant, not to the table.
      url: '/restaurant/la-mama',
      images: [
        { url: '/previews/la-mama/restaurant.jpg', alt: expect.stringContaining('Casa Mamei') },
        ...logos,
      ],
    });
  });

  it.each([
    ['of a known menu', found],
    ['while the provider is down', down],
  ])('lead the app to the table: %s', (_, answer) => {
    const metadata = tableMetadata({ restaurantId: 'la-mama', tableId: '12' }, answer);
    expect(metadata).toMatchObject({
      itunes: { appArgument: APP_LINK },
      appLinks: { ios: { url: APP_LINK }, android: { url: APP_LINK }, web: { url: APP_LINK } },
    });
  });
});
