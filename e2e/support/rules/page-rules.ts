import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** From the narrowest phone to a desktop, each breakpoint from both sides. */
const WIDTHS_PX = [320, 360, 767, 768, 1023, 1024, 1440] as const;

const NARROWEST_PX = 320;
const VIEWPORT_HEIGHT_PX = 800;

/** WCAG 2.2 A and AA whole, also the rules that axe leaves off when it is not told. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Half a megabyte of script that a document needs only once; the builder refuses an empty text. */
const ALREADY_LOADED = ';';

/**
 * Axe objects to nothing in this part of the page. One document is looked at in place: the usual way
 * opens a page beside it to add up its frames, which takes longer than all the rules.
 */
export async function expectNoAxeViolation(page: Page, part = 'html'): Promise<void> {
  const isOneDocument = page.frames().length === 1;
  const hasAxe = isOneDocument && (await page.evaluate(() => 'axe' in window));
  const { violations } = await new AxeBuilder({
    page,
    ...(hasAxe && { axeSource: ALREADY_LOADED }),
  })
    .include(part)
    .options({ runOnly: AXE_TAGS, resultTypes: ['violations'] })
    .setLegacyMode(isOneDocument)
    .analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect.soft(found, 'what axe objects to').toEqual([]);
}

/** In both schemes of colours; with less motion, so that no colour is on its way to another. */
export async function expectNoAxeViolationInEitherScheme(page: Page, part = 'html'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`axe, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoAxeViolation(page, part);
    });
  }
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
