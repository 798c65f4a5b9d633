import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { EXIT_LINKS_DELAY_MS } from '../../../../lib/payment/exit/exit-delay.ts';

/**
 * Advances the clock repeatedly, because the delay starts at hydration. Call `page.clock.install()`
 * before `goto`.
 */
export async function skipExitDelay(page: Page, links: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(EXIT_LINKS_DELAY_MS);
    await expect(links).toBeVisible({ timeout: 500 });
  }).toPass();
}
