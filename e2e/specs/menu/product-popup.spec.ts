import type { Locator, Page } from '@playwright/test';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { formatPrice } from '../../../lib/restaurant/price.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const restaurant = catalogue.find(({ categories }) =>
  categories.some(({ products }) => products.some(({ description }) => description === undefined)),
);
if (restaurant === undefined) throw new Error('Every product has a description');
const products = restaurant.categories.flatMap((category) => category.products);
const [first] = products;
const bare = products.find(({ description }) => description === undefined);
if (first === undefined || bare === undefined) throw new Error('The restaurant is empty');

const path = `/restaurant/${restaurant.shortName}/menu`;
const menu = `${path}?hidden_modal`;
const { openingPopup, product: productCopy } = siteCopy;

const openingOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: openingPopup.heading, exact: true });
const productOf = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });
const cardOf = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });

async function expectNoPopup(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('the product popup', () => {
  test('shows the product, and writes its slug into the address', async ({ page }) => {
    await page.goto(menu);
    await cardOf(page, first.name).click();
    const popup = productOf(page, first.name);
    await expect(popup.getByRole('heading', { level: 2 })).toHaveText(first.name);
    await expect(popup).toContainText(formatPrice(first.price).replace('\u00a0', ' '));
    await expect(popup).toContainText(first.description ?? '');
    await expect(popup.getByRole('img', { name: first.name })).toHaveJSProperty('complete', true);
    await expect(page).toHaveURL(/\?hidden_modal=&produs=[a-z0-9-]+$/);
  });

  test('says so when the product has no description', async ({ page }) => {
    await page.goto(menu);
    await cardOf(page, bare.name).click();
    await expect(productOf(page, bare.name)).toContainText(productCopy.noDetails);
  });

  for (const [way, close] of [
    [
      'the close button',
      (page: Page) => page.getByRole('button', { name: productCopy.close }).click(),
    ],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click beside it', (page: Page) => page.mouse.click(8, 8)],
    ['Back', (page: Page) => page.goBack()],
  ] as const) {
    test(`is closed by ${way}, which returns the focus to the card`, async ({ page }) => {
      await page.goto('/restaurants');
      await page.goto(menu);
      await cardOf(page, first.name).click();
      await expect(productOf(page, first.name)).toBeVisible();
      await close(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(cardOf(page, first.name)).toBeFocused();
      await expect(page).toHaveURL(/\/menu\?hidden_modal$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/restaurants$/);
    });
  }

  test('is opened again by Forward', async ({ page }) => {
    await page.goto(menu);
    await cardOf(page, first.name).click();
    await page.getByRole('button', { name: productCopy.close }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // To close, the popup goes back in the history. Forward has no effect until that is done.
    await expect(page).toHaveURL(/\/menu\?hidden_modal$/);
    await page.goForward();
    await expect(productOf(page, first.name)).toBeVisible();
  });

  test('opens on load from a shared link, without the opening popup, and closes to the menu', async ({
    page,
  }) => {
    await page.goto(menu);
    await cardOf(page, bare.name).click();
    await expect(productOf(page, bare.name)).toBeVisible();
    const slug = new URL(page.url()).searchParams.get('produs') ?? '';

    await page.goto(`${path}?produs=${slug}`);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(productOf(page, bare.name)).toBeVisible();
    await page.getByRole('button', { name: productCopy.close }).click();
    await expectNoPopup(page);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(cardOf(page, bare.name)).toBeFocused();
    await expect(cardOf(page, bare.name)).toBeInViewport();
  });

  test('of an embedded menu keeps hidden_navbar, so a reload shows the product again without navigation', async ({
    page,
  }) => {
    await page.goto(`${path}?hidden_navbar&hidden_modal`);
    await expect(cardOf(page, first.name)).toHaveAttribute('href', /\?hidden_navbar=1&produs=/);
    await cardOf(page, first.name).click();
    await expect(productOf(page, first.name)).toBeVisible();
    await page.reload();
    await expect(productOf(page, first.name)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test('opens in a new tab after a click with a modifier key', async ({ page }) => {
    await page.goto(menu);
    // In some runs a click during hydration opened no tab.
    await expect.poll(() => isHydrated(page)).toBe(true);
    const opened = page.context().waitForEvent('page');
    await cardOf(page, first.name).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    // The time limit of the assertion must not include the loading of the menu.
    await tab.waitForLoadState();
    await expect(productOf(tab, first.name)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the opening popup and the product popup work by keyboard alone', async ({ page }) => {
  await page.goto(path);
  await expect(openingOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const card = cardOf(page, first.name);
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(card).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [1] });
  await page.keyboard.press('Enter');
  await expect(productOf(page, first.name)).toBeVisible();
  await expect(page.getByRole('button', { name: productCopy.close })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of a card targets the card, which has the whole description', async ({ page }) => {
    await page.goto(path);
    await cardOf(page, bare.name).click();
    await expect(page).toHaveURL(/\?produs=([a-z0-9-]+)#p_\1$/);
    await expect(cardOf(page, bare.name)).toBeInViewport();
    const hiddenHeights = await page
      .getByRole('article')
      .locator('p')
      .evaluateAll((texts) => texts.map((text) => text.scrollHeight - text.clientHeight));
    expect(hiddenHeights.every((hidden) => hidden <= 1)).toBe(true);
  });
});
