import {
  CAMPAIGN_LENGTH,
  formatAppStoreUrl,
  formatPlayStoreUrl,
  formatStoreLinks,
} from './store-links.ts';

const STORE = 'https://play.google.com/store/apps/details?id=ro.exemplu.app';
const restaurantId = 'casa-veche';

describe('the Play Store link', () => {
  it.each([
    [{ restaurantId }, 'restaurant%3Dcasa-veche'],
    [{ restaurantId, tableId: undefined }, 'restaurant%3Dcasa-veche'],
    [{ restaurantId, tableId: '12' }, 'restaurant%3Dcasa-veche%26table%3D12'],
    [{ restaurantId, tableId: 'Terasa_4-b' }, 'restaurant%3Dcasa-veche%26table%3DTerasa_4-b'],
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
      `${STORE}&referrer=utm_source%3Dsite%26restaurant%3Dcasa-veche%26table%3D3`,
    );
  });
});

describe('the App Store link', () => {
  const APPLE = 'https://apps.apple.com/ro/app/exemplu/id1234567890';

  it("is unchanged without Apple's provider token, which campaigns require", () => {
    expect(formatAppStoreUrl(APPLE, undefined, { restaurantId, tableId: '3' })).toBe(APPLE);
  });

  it.each([
    [{ restaurantId }, 'casa-veche'],
    [{ restaurantId, tableId: '12' }, 'casa-veche.12'],
    [{ restaurantId: 'x'.repeat(80), tableId: '12' }, `${'x'.repeat(27)}.12`],
    [{ restaurantId, tableId: 'M'.repeat(64) }, `.${'M'.repeat(29)}`],
  ])('carries %j as the campaign %s', (visit, campaign) => {
    const url = new URL(formatAppStoreUrl(APPLE, '118234567', visit));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      pt: '118234567',
      ct: campaign,
      mt: '8',
    });
    expect(campaign.length).toBeLessThanOrEqual(CAMPAIGN_LENGTH);
  });
});

describe('the page that the app opens on Android', () => {
  it.each([
    [{ restaurantId }, '/restaurant/casa-veche/menu'],
    [{ restaurantId, tableId: '12' }, '/restaurant/casa-veche/table/12'],
  ])('for %j is %s', (visit, page) => {
    expect(formatStoreLinks(visit).appPage).toBe(page);
  });
});
