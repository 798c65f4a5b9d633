import { formatAndroidAssociation, formatAppleAssociation } from './app-association.ts';
import { formatPhoneLink } from './phone-link.ts';
import { CAMPAIGN_LENGTH, formatAppStoreUrl, formatPlayStoreUrl } from './store-links.ts';

describe.each([
  ['iOS', formatAppleAssociation()],
  ['Android', formatAndroidAssociation()],
])('the association file for %s', (_, file) => {
  type Component = { readonly '/': string; readonly exclude?: true };
  const components: readonly Component[] = JSON.parse(
    /"(?:dynamic_app_link_)?components":(\[.*?\])/.exec(JSON.stringify(file))?.[1] ?? '[]',
  );

  /**
   * Whether a link to the path opens the app. The first component that matches the path decides, as
   * on iOS and Android. The tested paths have no query, so a component with a query does not match.
   */
  const isOpened = (path: string): boolean => {
    const found = components.find(
      (component) =>
        !('?' in component) && new RegExp(`^${component['/'].replaceAll('*', '.*')}$`).test(path),
    );
    return found !== undefined && found.exclude !== true;
  };

  it.each([
    ['/restaurants', true],
    ['/restaurant/casa-veche', true],
    ['/restaurant/casa-veche/menu', true],
    ['/restaurant/casa-veche/table/12', true],
    ['/payment/librapay/u1/loading', false],
    ['/payment/client/u1/o1/pay', false],
    ['/reset/password/t0ken', false],
    ['/activate/t0ken', false],
    ['/invoice/1', false],
    ['/api/token/verify', false],
    ['/', false],
    ['/privacy', false],
    ['/partener', false],
    ['/downloadapp', false],
  ])('opens the app for %s: %s', (path, expected) => {
    expect(isOpened(path)).toBe(expected);
  });

  it('excludes embedded menus, which the app shows in a web view', () => {
    const embedded = { '/': '/restaurant/*', '?': { hidden_navbar: '*' }, exclude: true };
    const menus = components.findIndex((component) => component['/'] === '/restaurant/*');
    expect(components[menus]).toEqual(embedded);
  });
});

const restaurantId = 'casa-veche';

describe('the Play Store link', () => {
  const STORE = 'https://play.google.com/store/apps/details?id=ro.exemplu.app';

  it.each([
    [{ restaurantId }, 'restaurant%3Dcasa-veche'],
    [{ restaurantId, tableId: undefined }, 'restaurant%3Dcasa-veche'],
    [{ restaurantId, tableId: '12' }, 'restaurant%3Dcasa-veche%26table%3D12'],
  ])('carries %j', (visit, referrer) => {
    expect(formatPlayStoreUrl(STORE, visit)).toBe(`${STORE}&referrer=${referrer}`);
  });

  it.each(['a&table=1', 'a=b', 'a%26b', 'a b', '"><script>'])(
    'carries the table id %s unchanged',
    (tableId) => {
      const url = new URL(formatPlayStoreUrl(STORE, { restaurantId, tableId }));
      const referrer = new URLSearchParams(url.searchParams.get('referrer') ?? '');
      expect(Object.fromEntries(referrer)).toEqual({ restaurant: restaurantId, table: tableId });
      expect(url.searchParams.get('id')).toBe('ro.exemplu.app');
    },
  );

  it('keeps a campaign that the given store address contains', () => {
    const campaign = `${STORE}&referrer=utm_source%3Dsite`;
    expect(formatPlayStoreUrl(campaign, { restaurantId, tableId: '3' })).toBe(
      `${campaign}%26restaurant%3Dcasa-veche%26table%3D3`,
    );
  });
});

describe('the App Store link', () => {
  const STORE = 'https://apps.apple.com/ro/app/exemplu/id1234567890';

  it("is unchanged without Apple's provider token, which campaigns require", () => {
    expect(formatAppStoreUrl(STORE, undefined, { restaurantId, tableId: '3' })).toBe(STORE);
  });

  it.each([
    [{ restaurantId }, 'casa-veche'],
    [{ restaurantId, tableId: '12' }, 'casa-veche.12'],
    [{ restaurantId: 'x'.repeat(80), tableId: '12' }, `${'x'.repeat(27)}.12`],
    [{ restaurantId, tableId: 'M'.repeat(64) }, `.${'M'.repeat(29)}`],
  ])('carries %j as the campaign %s', (visit, ct) => {
    const url = new URL(formatAppStoreUrl(STORE, '118234567', visit));
    expect(Object.fromEntries(url.searchParams)).toEqual({ pt: '118234567', ct, mt: '8' });
    expect(ct.length).toBeLessThanOrEqual(CAMPAIGN_LENGTH);
  });
});

describe('a telephone link', () => {
  it('dials the number without spaces and keeps the shown number on one line', () => {
    expect(formatPhoneLink('+40 257 000 000')).toEqual({
      href: 'tel:+40257000000',
      label: '+40\u00a0257\u00a0000\u00a0000',
    });
  });
});
