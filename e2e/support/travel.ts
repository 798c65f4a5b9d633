import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** In the place of a page that could not be had. By its address alone: no call reaches into it. */
export async function expectBrowsersOwnPage(page: Page): Promise<void> {
  await expect.poll(() => page.url()).toBe('chrome-error://chromewebdata/');
}

/**
 * Also to the bank's page, which came by POST. Chromium asks there whether to post again, and nobody
 * answers.
 */
export async function travel(page: Page, way: 'goBack' | 'goForward'): Promise<void> {
  try {
    await page[way]();
  } catch (error) {
    if (!/ERR_CACHE_MISS/.test(String(error))) throw error;
    await expectBrowsersOwnPage(page);
  }
}
