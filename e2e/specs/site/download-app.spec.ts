import { STORE_DELAY_MS } from '../../../lib/native-app/store-links.ts';
import { downloadCopy } from '../../../lib/i18n/site/app-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/servers/fixtures.ts';

const APP_STORE = /^https:\/\/apps\.apple\.com\//;
const PLAY_STORE = /^https:\/\/play\.google\.com\//;
const STORES = /^https:\/\/(apps\.apple\.com|play\.google\.com)\//;

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36';
const MACINTOSH =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

/** Longer than one frame at 60 Hz. */
const A_FRAME_MS = 20;

/** Pauses the clock of the page. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // The clock runs until the browser receives this call, and `pauseAt` refuses a time that has
  // passed. So pause at a time far ahead.
  await page.clock.pauseAt(60_000);
}

/**
 * Sends a request and waits for its answer. The browser reports requests to the test in their
 * order. So after this answer it has reported every earlier request of the page.
 */
async function sendLastRequest(page: Page): Promise<void> {
  await page.evaluate(async () => void (await fetch('/robots.txt')));
}

function recordStoreRequests(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (STORES.test(request.url())) sent.push(request.url());
  });
  return sent;
}

for (const [name, userAgent, store] of [
  ['an iPhone', IPHONE, APP_STORE],
  ['an Android phone', ANDROID, PLAY_STORE],
] as const) {
  test.describe(name, () => {
    test.use({ userAgent });

    test('goes to its store, and the page keeps the links to both stores', async ({ page }) => {
      // A response with status 204 leaves the browser on the page.
      await page.route(STORES, (route) => route.fulfill({ status: 204 }));
      const sent = page.waitForRequest(STORES);
      await page.goto('/downloadapp', { waitUntil: 'commit' });
      expect((await sent).url()).toMatch(store);
      for (const label of Object.values(siteCopy.stores)) {
        await expect(page.getByRole('link', { name: label })).toBeVisible();
      }
    });
  });
}

test.describe('the page on a desktop', () => {
  test.use({ userAgent: MACINTOSH, tab: 'new' });

  const { redirect, stay, qrLabel } = downloadCopy;

  async function openPaused(page: Page): Promise<void> {
    await page.goto('/downloadapp');
    await expect(page.getByRole('status')).toHaveText(redirect.waiting);
    // The page starts its timer with the first frame.
    await page.clock.runFor(A_FRAME_MS);
  }

  test.beforeEach(async ({ page }) => {
    await page.route(STORES, (route) => route.fulfill({ status: 204 }));
    await pauseClock(page);
  });

  test('shows the QR code for some seconds, then goes to the Play Store', async ({ page }) => {
    const sent = recordStoreRequests(page);
    await openPaused(page);
    await expect(page.getByRole('img', { name: qrLabel })).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(STORE_DELAY_MS - A_FRAME_MS);
    await sendLastRequest(page);
    expect(sent).toEqual([]);
    await expect(page.getByRole('status')).toHaveText(redirect.waiting);
    await page.clock.runFor(A_FRAME_MS);
    await expect.poll(() => sent).toEqual([expect.stringMatching(PLAY_STORE)]);
    await expect(page.getByRole('status')).toHaveText(redirect.sent);
  });

  test('stays when the stay button or a key is pressed, or when it is scrolled', async ({
    page,
  }) => {
    const sent = recordStoreRequests(page);
    for (const act of [
      () => page.keyboard.press('Tab'),
      () => page.mouse.wheel(0, 100),
      () => page.getByRole('button', { name: stay }).click(),
    ]) {
      await openPaused(page);
      await act();
      await expect(page.getByRole('status')).toHaveText(redirect.staying);
      await page.clock.runFor('01:00:00');
      await sendLastRequest(page);
      expect(sent).toEqual([]);
      await expect(page.getByRole('img', { name: qrLabel })).toBeVisible();
    }
    await expect(page.getByRole('status')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the links to both stores', async ({ page }) => {
    await page.goto('/downloadapp');
    for (const label of Object.values(siteCopy.stores)) {
      await expect(page.getByRole('link', { name: label })).toBeVisible();
    }
  });
});
