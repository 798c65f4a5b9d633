import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Window widths from the narrowest phone to a desktop, one on each side of every breakpoint. */
const WIDTHS_PX = [320, 360, 767, 768, 1023, 1024, 1440] as const;

const NARROWEST_PX = 320;
const VIEWPORT_HEIGHT_PX = 800;

/**
 * WCAG 2.2 A and AA, and axe's best practices. A named tag also enables those of its rules that axe
 * disables by default.
 */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The rules whose result depends on colours. `e2e/repository/color-schemes.test.ts` checks that the
 * site's colour schemes differ only in colours.
 */
export const COLOR_RULES: readonly string[] = axe
  .getRules(AXE_TAGS)
  .filter(({ tags }) => tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId);

/**
 * Given to the builder instead of axe's source (half a megabyte) when the document already has axe.
 * It is an empty statement, because the builder rejects an empty text.
 */
const ALREADY_LOADED = ';';

type AxeOptions = {
  /** A selector of the checked part; the whole page by default. */
  readonly part?: string;
  /** Tags or ids of axe's rules. */
  readonly rules?: readonly string[];
};

/**
 * Without frames the check uses axe's legacy mode: the default mode opens a second page to merge
 * the results of frames.
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
 * The schemes differ only in colours, so in the dark scheme the rules about colours are enough.
 * Motion is reduced, so that no colour transition is in progress.
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
 * Removes the web fonts, so that the page shows the fallback font, as on a slow first visit. A test
 * need not load the page again without fonts. Resolves to the families that were removed.
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
 * The sum of shifts that is allowed until the document is parsed. Until then a slow browser may
 * paint lines whose end is still missing.
 */
const MAX_PARSING_SHIFT = 0.01;

/**
 * Call before `goto`. The returned function resolves to the sum of the shifts. Of the shifts before
 * the document was parsed, only what exceeds `MAX_PARSING_SHIFT` counts.
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
