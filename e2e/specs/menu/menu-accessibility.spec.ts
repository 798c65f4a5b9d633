import type { Page } from '@playwright/test';
import { searchCopy } from '../../../lib/i18n/site/menu/search-copy.ts';
import { productFactsCopy } from '../../../lib/i18n/site/menu/product-facts-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

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

const withFacts = catalogue.flatMap(({ shortName, categories }) =>
  categories
    .flatMap(({ products }) => products)
    .filter(({ nutrition, soldOut }) => nutrition !== undefined && soldOut === true)
    .map(({ name }) => ({ name, menu: `/restaurant/${shortName}/menu?hidden_modal` })),
)[0];
if (withFacts === undefined) throw new Error('No product has nutrition and is sold out');

type State = readonly [name: string, path: string, reach: (page: Page) => Promise<void>];

/** States of a menu that the specs in `every-page` do not test. */
const states: readonly State[] = [
  [
    'the opening popup',
    menu,
    (page) =>
      expect(page.getByRole('dialog', { name: siteCopy.openingPopup.heading })).toBeVisible(),
  ],
  [
    'the popup of a product',
    `${menu}?hidden_modal`,
    async (page) => {
      await page.getByRole('link', { name: product, exact: true }).click();
      await expect(page.getByRole('dialog', { name: product })).toBeVisible();
    },
  ],
  [
    'the popup of a product without a description',
    bare.menu,
    async (page) => {
      await page.getByRole('link', { name: bare.name, exact: true }).click();
      const popup = page.getByRole('dialog', { name: bare.name });
      await expect(popup).toContainText(siteCopy.product.noDetails);
    },
  ],
  [
    'the popup of a sold out product with nutrition values',
    withFacts.menu,
    async (page) => {
      await page.getByRole('link', { name: withFacts.name, exact: true }).click();
      const popup = page.getByRole('dialog', { name: withFacts.name });
      await expect(popup).toContainText(productFactsCopy.nutrition);
    },
  ],
  [
    'a menu with sold out products',
    withFacts.menu,
    (page) => expect(page.getByRole('main')).toContainText(productFactsCopy.soldOut),
  ],
  [
    'a menu after a click on its third category',
    `${menu}?hidden_modal`,
    async (page) => {
      const bar = page.getByRole('navigation', { name: siteCopy.menu.categories });
      await bar.getByRole('link').nth(2).click();
      await expect(bar.locator('[aria-current=true]')).toHaveCount(1);
    },
  ],
  ...(['ciorba', 'cirba de burta', 'nu exista'] as const).map((query): State => [
    `the search for '${query}'`,
    `${menu}?hidden_modal`,
    async (page) => {
      await page.getByRole('searchbox', { name: searchCopy.label }).fill(query);
      await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    },
  ]),
];

for (const [name, path, reach] of states) {
  for (const width of [360, 1440]) {
    test(`${name} has no axe violation at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await reach(page);
      // When a dialog is open, only the dialog is checked, because the page behind it is inert.
      const isDialogOpen = (await page.getByRole('dialog').count()) > 0;
      await expectNoAxeViolationInEitherScheme(page, isDialogOpen ? 'dialog[open]' : 'html');
    });
  }
}
