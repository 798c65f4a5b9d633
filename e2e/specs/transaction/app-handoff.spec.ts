import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { createOwnSiteTest } from '../../support/servers/own-site.ts';

const test = createOwnSiteTest({
  APP_STORE_PROVIDER_TOKEN: '118234567',
  IOS_TEAM_ID: 'ABCDE12345',
  IOS_BUNDLE_ID: 'ro.altul.app',
  ANDROID_PACKAGE: 'ro.altul.app',
  ANDROID_CERT_SHA256: Array.from({ length: 32 }, () => 'AB').join(':'),
});

test('association files and the campaign of the App Store link have the settings of the process', async ({
  ownSite: { origin },
}) => {
  for (const [name, id] of [
    ['apple-app-site-association', /"ABCDE12345\.ro\.altul\.app"/],
    ['assetlinks.json', /"ro\.altul\.app".*AB(:AB){31}/],
  ] as const) {
    for (const visit of ['first', 'next']) {
      const { status, body } = await sendRaw(origin, `/.well-known/${name}`);
      expect([visit, status]).toEqual([visit, 200]);
      expect(body).toMatch(id);
      expect(() => JSON.parse(body)).not.toThrow();
    }
  }
  const { body } = await sendRaw(origin, `/restaurant/${RESTAURANT_ID}/table/12`);
  expect(body).toContain(`?pt=118234567&amp;ct=${RESTAURANT_ID}.12&amp;mt=8"`);
});
