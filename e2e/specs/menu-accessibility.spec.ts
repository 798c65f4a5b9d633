import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { siteCopy } from '../../lib/i18n/site-copy.ts';
import { catalogue } from '../sandbox/seeds/catalogue.ts';
import { expect, test } from '../support/fixtures.ts';

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const menu = `/restaurant/${first.shortName}/menu`;
const bare = catalogue.flatMap(({ shortName, categories }) =>
  categories
    .flatMap(({ products }) => products)
    .filter(({ description }) => description === undefined)
    .map(({ name }) => ({ name, menu: `/restaurant/${shortName}/menu?hidden_modal` })),
)[0];
if (bare === undefined) throw new Error('Every product has a description');
const product = first.categories[0]?.products[0]?.name ?? '';

const rest = async (): Promise<void> => undefined;

/** Each state of the menu page: where it begins, and what a visitor does to reach it. */
const states: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['the menu', `${menu}?hidden_modal`, rest],
  ['the menu without navigation', `${menu}?hidden_modal&hidden_navbar`, rest],
  [
    'the opening popup',
    menu,
    (page) =>
      expect(page.getByRole('dialog', { name: siteCopy.openingPopup.heading })).toBeVisible(),
  ],
  [
    'a product',
    `${menu}?hidden_modal`,
    async (page) => {
      await page.getByRole('link', { name: product, exact: true }).click();
      await expect(page.getByRole('dialog', { name: product })).toBeVisible();
    },
  ],
  [
    'a product without a text',
    bare.menu,
    async (page) => {
      await page.getByRole('link', { name: bare.name, exact: true }).click();
      const popup = page.getByRole('dialog', { name: bare.name });
      await expect(popup).toContainText(siteCopy.product.noDetails);
    },
  ],
  [
    'a category further down',
    `${menu}?hidden_modal`,
    async (page) => {
      const bar = page.getByRole('navigation', { name: siteCopy.menu.categories });
      await bar.getByRole('link').nth(2).click();
      await expect(bar.locator('[aria-current=true]')).toHaveCount(1);
    },
  ],
  ['an empty menu', '/restaurant/sandbox-empty/menu?hidden_modal', rest],
  ['a menu that could not be loaded', '/restaurant/sandbox-500/menu', rest],
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        contextOptions: { reducedMotion: 'reduce' },
        viewport: { width, height: 800 },
      });

      for (const [name, path, reach] of states) {
        test(`${name} has no violation`, async ({ page }) => {
          await page.goto(path);
          await reach(page);
          // Behind an open dialog everything is inert, which the checker does not know.
          const isModal = (await page.getByRole('dialog').count()) > 0;
          const checker = new AxeBuilder({ page }).include(isModal ? 'dialog[open]' : 'html');
          const { violations } = await checker.analyze();
          const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
          expect(found).toEqual([]);
        });
      }
    });
  }
}
