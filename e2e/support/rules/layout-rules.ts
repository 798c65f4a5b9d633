import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Window widths from a narrow phone to a desktop, with one on each side of every breakpoint. */
const WIDTHS_PX = [320, 360, 767, 768, 1023, 1024, 1440] as const;

const NARROWEST_PX = 320;
const VIEWPORT_HEIGHT_PX = 800;

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const width of WIDTHS_PX) await expectFit(page, width);
  await page.locator('html').evaluate((html) => html.setAttribute('style', 'font-size: 200%'));
  await expectFit(page, NARROWEST_PX);
  await removeFonts(page);
  await expectFit(page, NARROWEST_PX);
  await page.locator('html').evaluate((html) => html.removeAttribute('style'));
}

/**
 * Removes the web fonts from the loaded page, so that the page shows the fallback font, as on a
 * slow first visit. Resolves to the font family of each removed `@font-face` rule.
 */
export function removeFonts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const removed: string[] = [];
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index];
        if (!(rule instanceof CSSFontFaceRule)) continue;
        if (!rule.style.getPropertyValue('src').includes('url(')) continue;
        removed.push(rule.style.getPropertyValue('font-family'));
        sheet.deleteRule(index);
      }
    }
    return removed;
  });
}

async function expectFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: VIEWPORT_HEIGHT_PX });
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, `pixels beyond a window of ${width}`).toBeLessThanOrEqual(0);
}

/**
 * The sum of layout shifts that is allowed until the document is parsed. Until then a slow browser
 * may paint the first part of a line, and move it when the parser adds the rest.
 */
const MAX_PARSING_SHIFT = 0.01;

/**
 * Call before `goto`. The returned function resolves to the sum of the layout shifts. Of the shifts
 * before the document was parsed, only the part of their sum above `MAX_PARSING_SHIFT` counts.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript({
    content: `self.layoutShifts = { parsing: 0, parsed: 0 };
      new PerformanceObserver((list) => {
        const [{ domInteractive }] = performance.getEntriesByType('navigation');
        for (const { startTime, value } of list.getEntries()) {
          const isParsed = domInteractive > 0 && startTime >= domInteractive;
          self.layoutShifts[isParsed ? 'parsed' : 'parsing'] += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });`,
  });
  return async () =>
    Number(
      await page.evaluate(
        `self.layoutShifts.parsed + Math.max(0, self.layoutShifts.parsing - ${MAX_PARSING_SHIFT})`,
      ),
    );
}
