import { expect } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';

/** The address of the page that Chromium shows when another page cannot be loaded. */
const ERROR_PAGE = 'chrome-error://chromewebdata/';

/**
 * Waits for the address of Chromium's error page. Does not read the page, because a script that
 * Playwright runs in the error page may hang.
 */
export async function expectBrowserErrorPage(page: Page): Promise<void> {
  await expect.poll(() => page.url()).toBe(ERROR_PAGE);
}

const STEPS = { goBack: -1, goForward: 1 } as const;

/** Longer than a page of the site takes to load. */
const NAVIGATION_MS = 4_000;

type Entry = { readonly id: number; readonly url: string };
type TabHistory = { readonly currentIndex: number; readonly entries: readonly Entry[] };

/**
 * Goes one entry back or forward in the history of the tab.
 *
 * A step to the bank's page ends at Chromium's error page, because Chromium does not repeat the
 * POST that loaded the bank's page. At the error page, Playwright's `goBack` sometimes has no
 * effect. So this function calls `navigateToHistoryEntry` until the page arrives. Each call names
 * the same entry, so a repeated call does not go a second step.
 *
 * Chromium may report the arrival of a page before it updates the current entry of the tab. So this
 * function waits for the update before and after the step.
 */
export async function stepInHistory(page: Page, way: keyof typeof STEPS): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const readHistory = (): Promise<TabHistory> => session.send('Page.getNavigationHistory');
  const from = page.url();
  let entry: Entry | undefined;
  await expect(async () => {
    const { currentIndex, entries } = await readHistory();
    // The entry of an error page has the address that could not be loaded, not `ERROR_PAGE`.
    if (from !== ERROR_PAGE) expect(entries[currentIndex]?.url).toBe(from);
    entry = entries[currentIndex + STEPS[way]];
  }).toPass();
  if (entry === undefined) throw new Error(`The history of the tab has no entry for ${way}`);
  const { id, url } = entry;
  const destinations = from === ERROR_PAGE ? [url] : [url, ERROR_PAGE];
  const isArrival = (frame: Frame): boolean =>
    frame === page.mainFrame() && destinations.includes(frame.url());
  await expect(async () => {
    await Promise.all([
      page.waitForEvent('framenavigated', { predicate: isArrival, timeout: NAVIGATION_MS }),
      session.send('Page.navigateToHistoryEntry', { entryId: id }),
    ]);
  }).toPass();
  await expect(async () => {
    const { currentIndex, entries } = await readHistory();
    expect(entries[currentIndex]?.id).toBe(id);
  }).toPass();
  await page.waitForLoadState();
  await session.detach();
}
