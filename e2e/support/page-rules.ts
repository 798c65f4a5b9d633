import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** From the narrowest phone to a desktop, each breakpoint from both sides. */
export const WIDTHS_PX = [320, 360, 767, 768, 1023, 1024, 1440] as const;

const NARROWEST_PX = 320;
const VIEWPORT_HEIGHT_PX = 800;

export async function expectNoAxeViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

/** Nothing makes the page wider than the window, also with letters twice as large. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const width of WIDTHS_PX) await expectFit(page, width);
  await page.locator('html').evaluate((html) => html.setAttribute('style', 'font-size: 200%'));
  await expectFit(page, NARROWEST_PX);
  await page.locator('html').evaluate((html) => html.removeAttribute('style'));
}

async function expectFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: VIEWPORT_HEIGHT_PX });
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, `pixels beyond a window of ${width}`).toBeLessThanOrEqual(0);
}

/** Call before `goto`. The answer is the sum of all unexpected layout shifts so far. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript({
    content: `self.layoutShifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) self.layoutShifts += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });`,
  });
  return async () => Number(await page.evaluate('self.layoutShifts'));
}
