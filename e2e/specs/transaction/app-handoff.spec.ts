import { devices } from '@playwright/test';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { createOwnSiteTest } from '../../support/servers/own-site.ts';

const restaurant = `/restaurant/${RESTAURANT_ID}`;
const table = `${restaurant}/table/12`;
const PLAY = 'https://play.google.com/store/apps/details?id=ro.example.polonic';
const REFERRER = `referrer=restaurant%3D${RESTAURANT_ID}`;
const { defaultBrowserType: _browser, ...android } = devices['Pixel 7'];
const { defaultBrowserType: _other, ...iphone } = devices['iPhone 14'];

const testWithOtherSettings = createOwnSiteTest({
  APP_STORE_PROVIDER_TOKEN: '118234567',
  IOS_TEAM_ID: 'ABCDE12345',
  IOS_BUNDLE_ID: 'ro.altul.app',
  ANDROID_PACKAGE: 'ro.altul.app',
  ANDROID_CERT_SHA256: Array.from({ length: 32 }, () => 'AB').join(':'),
});

testWithOtherSettings(
  'association files and the campaign of the App Store link have the settings of the process',
  async ({ ownSite: { origin } }) => {
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
    const { body } = await sendRaw(origin, table);
    expect(body).toContain(`?pt=118234567&amp;ct=${RESTAURANT_ID}.12&amp;mt=8"`);
  },
);

test.describe('on a phone with Android', () => {
  test.use(android);

  test('the table page links to the app; the fallback is the Play Store listing with the table in its referrer', async ({
    page,
    site,
  }) => {
    await page.goto(table);
    const play = page.getByRole('main').getByRole('link', { name: siteCopy.stores.playStore });
    const fallback = encodeURIComponent(`${PLAY}&${REFERRER}%26table%3D12`);
    await expect(play).toHaveAttribute(
      'href',
      `intent://${new URL(site.origin).host}${table}#Intent;scheme=http;package=ro.example.polonic;S.browser_fallback_url=${fallback};end`,
    );
    await expect(
      page.getByRole('main').getByRole('link', { name: siteCopy.restaurant.openMenu }),
    ).toBeVisible();
  });
});

test.describe('on an iPhone', () => {
  test.use({ ...iphone });

  test("Safari's banner carries the table, and the page links to both store listings", async ({
    page,
  }) => {
    await page.goto(table);
    const banner = page.locator('meta[name=apple-itunes-app]');
    await expect(banner).toHaveAttribute('content', new RegExp(`app-argument=.*${table}$`));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: siteCopy.stores.appStore })).toHaveAttribute(
      'href',
      'https://apps.apple.com/ro/app/exemplu/id0000000000',
    );
    await expect(main.getByRole('link', { name: siteCopy.stores.playStore })).toHaveAttribute(
      'href',
      `${PLAY}&${REFERRER}%26table%3D12`,
    );
  });
});

test('embedded menus, transaction pages and legal pages do not open the app', async ({ site }) => {
  for (const path of [`${restaurant}/menu?hidden_navbar`, '/payment/librapay/exit', '/terms']) {
    const { body } = await sendRaw(site.origin, path);
    expect(body, path).not.toMatch(/apple-itunes-app|property="al:/);
  }
});
