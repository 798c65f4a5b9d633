import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { EXIT_LINKS_DELAY_MS } from '../../../../lib/payment/exit/exit-delay.ts';

/**
 * The delay starts at hydration, which may come after an advance of the clock. So this function
 * advances the clock until the links are visible. Call `page.clock.install()` before `goto`.
 */
export async function skipExitDelay(page: Page, links: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(EXIT_LINKS_DELAY_MS);
    await expect(links).toBeVisible({ timeout: 500 });
  }).toPass();
}
