import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Window widths from a narrow phone to a desktop, with one on each side of every breakpoint. */
const WIDTHS_PX = [320, 360, 767, 768, 1023, 1024, 1440] as const;

const NARROWEST_PX = 320;
const VIEWPORT_HEIGHT_PX = 800;

/**
 * WCAG 2.2 A and AA, and axe's best practices. The tag `wcag22aa` enables the rule `target-size`,
 * which axe disables by default.
 */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe's rules whose result depends on colours. */
export const COLOR_RULES: readonly string[] = axe
  .getRules(AXE_TAGS)
  .filter(({ tags }) => tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId);

/**
 * An empty statement. When the document already has axe, the builder runs this instead of axe's
 * source, which is over a megabyte. With an empty text the builder would run the source.
 */
const ALREADY_LOADED = ';';

type AxeOptions = {
  /** A selector of the checked part; the whole page by default. */
  readonly part?: string;
  /** Tags or ids of axe's rules. */
  readonly rules?: readonly string[];
};

/**
 * A page without frames is checked in axe's legacy mode. The default mode would open a second page
 * to merge the results of several frames.
 */
export async function expectNoAxeViolation(
  page: Page,
  { part = 'html', rules = AXE_TAGS }: AxeOptions = {},
): Promise<void> {
  const isOneDocument = page.frames().length === 1;
  if (isOneDocument && !(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  const { violations } = await new AxeBuilder({
    page,
    ...(isOneDocument && { axeSource: ALREADY_LOADED }),
  })
    .include(part)
    .options({ runOnly: [...rules], resultTypes: ['violations'] })
    .setLegacyMode(isOneDocument)
    .analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect.soft(found, 'axe violations').toEqual([]);
}

/**
 * The site's colour schemes differ only in colours (`e2e/repository/color-schemes.test.ts`), so in
 * the dark scheme the rules about colours are enough. Motion is reduced, so that no colour
 * transition is in progress.
 */
export async function expectNoAxeViolationInEitherScheme(page: Page, part = 'html'): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', AXE_TAGS],
    ['dark', COLOR_RULES],
  ] as const) {
    await test.step(`axe, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoAxeViolation(page, { part, rules });
    });
  }
}

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
