import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * WCAG 2.2 A and AA, and axe's best practices. The tag `wcag22aa` enables the rule `target-size`,
 * which axe disables by default.
 */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe's rules whose result depends on colours. */
const COLOR_RULES: readonly string[] = axe
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
 * The dark scheme changes only the colours in `styles/global.scss`, so there the rules about colours
 * are enough. Motion is reduced, so that no colour transition is in progress.
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
