import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { EXIT_LINKS_DELAY_MS } from '../../../../lib/payment/exit/exit-delay.ts';

/**
 * Skips the delay after which the exit page shows `delayed`. The delay starts at hydration, and the
 * page may hydrate after the function has advanced the clock. So the function advances the clock
 * again until `delayed` is visible. Call `page.clock.install()` before the page loads.
 */
export async function skipExitDelay(page: Page, delayed: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(EXIT_LINKS_DELAY_MS);
    await expect(delayed).toBeVisible({ timeout: 500 });
  }).toPass();
}
