import { expect } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';

/** The browser's own page in place of one that it cannot load. */
const ERROR_PAGE = 'chrome-error://chromewebdata/';

/** Checked by its address alone: scripts cannot run in that page. */
export async function expectBrowsersOwnPage(page: Page): Promise<void> {
  await expect.poll(() => page.url()).toBe(ERROR_PAGE);
}

const STEPS = { goBack: -1, goForward: 1 } as const;

/** Longer than any page of the site needs to answer. */
const NAVIGATION_MS = 4_000;

/**
 * One step in the tab's history, also to the bank's page, which answered a POST: Chromium shows its
 * own error page there and asks whether to post again; the test gives no answer.
 *
 * Not Playwright's `goBack`: while Chromium exchanges the process of a page for the one of its error
 * page, the protocol refuses a second step or loses it. A step to one entry is idempotent, so it is
 * asked for again.
 */
export async function travel(page: Page, way: keyof typeof STEPS): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const from = page.url();
  let entry: { readonly id: number; readonly url: string } | undefined;
  await expect(async () => {
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
    entry ??= entries[currentIndex + STEPS[way]];
  }).toPass();
  if (entry === undefined) throw new Error(`The history of the tab has no entry to ${way}`);
  const { id, url } = entry;
  const isArrival = (frame: Frame): boolean =>
    frame === page.mainFrame() &&
    (frame.url() === url || (frame.url() === ERROR_PAGE && from !== ERROR_PAGE));
  await expect(async () => {
    await Promise.all([
      page.waitForEvent('framenavigated', { predicate: isArrival, timeout: NAVIGATION_MS }),
      session.send('Page.navigateToHistoryEntry', { entryId: id }),
    ]);
  }).toPass();
  await page.waitForLoadState();
  await session.detach();
}
