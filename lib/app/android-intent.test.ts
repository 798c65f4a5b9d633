import { formatAndroidIntent } from './android-intent.ts';

describe("Android's link into the app", () => {
  it('names the page, the package of the app, and the store listing as the fallback', () => {
    const store = 'https://play.google.com/store/apps/details?id=ro.exemplu&referrer=a%3Db';
    expect(
      formatAndroidIntent('https://exemplu.ro', '/restaurant/a/table/12', 'ro.exemplu', store),
    ).toBe(
      `intent://exemplu.ro/restaurant/a/table/12#Intent;scheme=https;package=ro.exemplu;S.browser_fallback_url=${encodeURIComponent(store)};end`,
    );
  });
});
