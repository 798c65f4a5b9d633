import { STORE_DELAY_MS } from '../../../lib/app/store-redirect.ts';
import { downloadCopy } from '../../../lib/i18n/site/download-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import type { Page } from '@playwright/test';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

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

/** Pauses the clock of the page and of the windows that the page opens. */
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

for (const [name, userAgent, touchPoints, store] of [
  ['an iPhone', IPHONE, 5, APP_STORE],
  ['an iPad that says Macintosh', MACINTOSH, 5, APP_STORE],
  ['an Android phone', ANDROID, 5, PLAY_STORE],
] as const) {
  test.describe(name, () => {
    test.use({ userAgent });

    test('goes to its store, and the page keeps the links to both stores', async ({ page }) => {
      // Playwright emulates at most one touch point, so set the number of a real device.
      await page.addInitScript((count) => {
        Object.defineProperty(navigator, 'maxTouchPoints', { value: count });
      }, touchPoints);
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

  test.beforeEach(async ({ page }) => {
    await page.route(STORES, (route) => route.fulfill({ status: 204 }));
    await pauseClock(page);
    await page.goto('/downloadapp');
    await expect(page.getByRole('status')).toHaveText(redirect.waiting);
    // The page starts its timer with the first frame.
    await page.clock.runFor(A_FRAME_MS);
  });

  test('shows the QR code for some seconds, then goes to the Play Store', async ({ page }) => {
    const sent = recordStoreRequests(page);
    await expect(page.getByRole('img', { name: qrLabel })).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(STORE_DELAY_MS - A_FRAME_MS);
    await sendLastRequest(page);
    expect(sent).toEqual([]);
    await expect(page.getByRole('status')).toHaveText(redirect.waiting);
    await page.clock.runFor(A_FRAME_MS);
    await expect.poll(() => sent).toEqual([expect.stringMatching(PLAY_STORE)]);
    await expect(page.getByRole('status')).toHaveText(redirect.sent);
  });

  test('moves the focus to the status when the stay button is pressed', async ({ page }) => {
    await page.getByRole('button', { name: stay }).click();
    await expect(page.getByRole('status')).toHaveText(redirect.staying);
    await expect(page.getByRole('status')).toBeFocused();
  });

  for (const [how, act] of [
    ['the stay button is pressed', (page) => page.getByRole('button', { name: stay }).click()],
    ['a key is pressed', (page) => page.keyboard.press('Tab')],
    ['it is scrolled', (page) => page.mouse.wheel(0, 100)],
  ] as const satisfies readonly (readonly [string, (page: Page) => Promise<void>])[]) {
    test(`stays when ${how}`, async ({ page }) => {
      const sent = recordStoreRequests(page);
      await act(page);
      await expect(page.getByRole('status')).toHaveText(redirect.staying);
      await page.clock.runFor('01:00:00');
      await sendLastRequest(page);
      expect(sent).toEqual([]);
      await expect(page.getByRole('img', { name: qrLabel })).toBeVisible();
    });
  }
});

testInNewTab(
  'a window that a script opened closes 3000 ms after the redirect',
  async ({ page, context }) => {
    await context.route(STORES, (route) => route.fulfill({ status: 204 }));
    await pauseClock(page);
    await page.goto('/terms');
    const opening = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/downloadapp'));
    const popup = await opening;
    const { redirect } = downloadCopy;
    await expect(popup.getByRole('status')).toHaveText(redirect.waiting);
    const sent = recordStoreRequests(popup);
    await page.clock.runFor(A_FRAME_MS + STORE_DELAY_MS);
    await expect(popup.getByRole('status')).toHaveText(redirect.sent);
    await expect.poll(() => sent).toEqual([expect.stringMatching(PLAY_STORE)]);
    await page.clock.runFor(STORE_DELAY_MS - A_FRAME_MS);
    expect(await popup.evaluate(() => window.closed)).toBe(false);
    await page.clock.runFor(A_FRAME_MS);
    await expect.poll(() => popup.isClosed()).toBe(true);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the links to both stores and is not indexed', async ({ page }) => {
    await page.goto('/downloadapp');
    for (const label of Object.values(siteCopy.stores)) {
      await expect(page.getByRole('link', { name: label })).toBeVisible();
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});
