import type { Page } from '@playwright/test';
import { getClippedTexts } from '../../support/clipped-text.ts';
import { isHydrated } from '../../support/document-of.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openPage } from '../../support/open-page.ts';
import { watchLayoutShifts } from '../../support/page-rules.ts';
import { sitePages } from '../../support/site-pages.ts';

const VIEWPORT_HEIGHT_PX = 800;
/** An answer comes when it comes, and its words take room; half of what is still called good. */
const MAX_ANSWER_SHIFT = 0.05;
const WIDTHS_PX = [320, 360, 480, 600, 768, 900, 1023, 1024, 1280, 1440];

/** What sticks out of the page on either side, named by its tag and text. */
function getOverflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName}: ${(element.textContent ?? '').slice(0, 40)}`);
  });
}

for (const { name, path, isAnswered = false } of sitePages) {
  test(`${name} never scrolls sideways, also with text twice as large`, async ({ page }) => {
    await openPage(page, path);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: VIEWPORT_HEIGHT_PX });
      expect([width, await getOverflowing(page)]).toEqual([width, []]);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: VIEWPORT_HEIGHT_PX });
      expect([`${width} at 200 %`, await getOverflowing(page)]).toEqual([`${width} at 200 %`, []]);
      expect([width, 'cut off', await getClippedTexts(page)]).toEqual([width, 'cut off', []]);
    }
  });

  test(`${name} stands still while it loads and is scrolled, and comes alive`, async ({ page }) => {
    const getLayoutShift = await watchLayoutShifts(page);
    await openPage(page, path);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.waitForLoadState('networkidle');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += VIEWPORT_HEIGHT_PX) {
      await page.mouse.wheel(0, VIEWPORT_HEIGHT_PX);
      await page.waitForLoadState('networkidle');
    }
    expect(await getLayoutShift()).toBeLessThanOrEqual(isAnswered ? MAX_ANSWER_SHIFT : 0);
  });
}
