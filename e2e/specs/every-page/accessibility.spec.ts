import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../support/fixtures.ts';
import { openPage } from '../../support/open-page.ts';
import { sitePages } from '../../support/site-pages.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    for (const { name, path } of sitePages) {
      test(`${name} has nothing that axe objects to`, async ({ page }) => {
        await openPage(page, path);
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
        expect(found).toEqual([]);
      });
    }
  });
}
