import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { EXIT_LINKS_DELAY_MS } from '../../../lib/payment/exit/exit-delay.ts';

/**
 * Moves the page's clock past the delay of the exit page until the page shows its ways on: the delay
 * begins with hydration. Call `page.clock.install()` before the page is loaded.
 */
export async function skipExitDelay(page: Page, ways: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(EXIT_LINKS_DELAY_MS);
    await expect(ways).toBeVisible({ timeout: 500 });
  }).toPass();
}
