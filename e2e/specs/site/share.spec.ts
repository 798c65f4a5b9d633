import type { Locator, Page } from '@playwright/test';
import { formatMenuHref } from '../../../lib/addresses/menu-href.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { shareCopy, shareDialogCopy } from '../../../lib/i18n/site/menu/menu-copy.ts';
import { orderCopy } from '../../../lib/i18n/site/app-copy.ts';
import { openMenu } from '../../support/pages/menu-page.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

/** `SITE_URL` of the tests. */
const SITE = 'http://localhost:3000';
const FLAGS = 'hidden_modal=1&utm_source=carte&fbclid=1&masa=12';

const restaurant = routes.restaurant({ restaurantId: RESTAURANT_ID });
const menu = routes.menu({ restaurantId: RESTAURANT_ID });

const code = routes.menuCode({ restaurantId: RESTAURANT_ID });

const shareOf = (page: Page): Locator => page.getByRole('button', { name: shareCopy.share });
const popupOf = (page: Page): Locator => page.getByRole('dialog', { name: shareCopy.share });

const orderOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: orderCopy.ro.order, exact: true });
const codeOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: orderCopy.ro.code.heading }).getByRole('img');

/** Opens the first product of the menu. Returns the product's address without `FLAGS`. */
async function openProduct(page: Page): Promise<string> {
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const product = new URL(page.url()).searchParams.get('produs') ?? undefined;
  return formatMenuHref({ restaurantId: RESTAURANT_ID, product });
}

for (const [name, address, open] of [
  ['a restaurant', `${restaurant}?${FLAGS}#meniu`, async () => restaurant],
  ['a menu', `${menu}?${FLAGS}#ciorbe`, async () => menu],
  ['a product', `${menu}?${FLAGS}`, openProduct],
] as const satisfies readonly (readonly [string, string, (page: Page) => Promise<string>])[]) {
  test(`${name} is shared without the visit's parameters: by Web Share, or by copy, WhatsApp and Facebook`, async ({
    page,
    context,
  }) => {
    await page.addInitScript({
      content: `self.shared = [];
        navigator.share = async (link) => void self.shared.push(link);`,
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openMenu(page, address);
    const path = await open(page);
    await shareOf(page).last().click();
    await expect.poll(() => page.evaluate('self.shared')).toMatchObject([{ url: SITE + path }]);
    await expect(popupOf(page)).toHaveCount(0);

    await page.evaluate(() => Reflect.set(navigator, 'share', undefined));
    await shareOf(page).last().click();
    await popupOf(page).getByRole('button', { name: shareDialogCopy.copy }).click();
    await expect(popupOf(page).getByRole('status')).toHaveText(shareDialogCopy.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SITE + path);
    const readTarget = async (link: string): Promise<URL> =>
      new URL((await popupOf(page).getByRole('link', { name: link }).getAttribute('href')) ?? '');
    const whatsApp = await readTarget(shareDialogCopy.whatsApp);
    expect(whatsApp.host).toBe('wa.me');
    expect(whatsApp.searchParams.get('text')?.split(' ').at(-1)).toBe(SITE + path);
    const facebook = await readTarget(shareDialogCopy.facebook);
    expect(facebook.host).toBe('www.facebook.com');
    expect([...facebook.searchParams]).toEqual([['u', SITE + path]]);
    await expectNoAxeViolationInEitherScheme(page, 'dialog[open]');
    await expectNoSidewaysScrolling(page);
  });
}

test('the popup of a product and the popup for sharing it work by keyboard alone', async ({
  page,
}) => {
  await openMenu(page, `${menu}?hidden_modal`);
  await openProduct(page);
  const product = page.getByRole('dialog').first();
  const heading = product.locator('> div > h2');
  const name = await heading.textContent();
  await shareOf(page).last().focus();
  await page.keyboard.press('Enter');
  await expect(popupOf(page).getByRole('button', { name: shareDialogCopy.copy })).toBeFocused();
  // The popup of the product handles the arrow keys, but not while the popup for sharing is open.
  await expect(page.locator('[aria-keyshortcuts=ArrowRight]')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(heading).toHaveText(name ?? '');
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
  await expect(shareOf(page).last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(heading).not.toHaveText(name ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

testInNewTab(
  'a press of the share button loads the popup, and a failed load shows a message',
  async ({ page, context }) => {
    const scripts: string[] = [];
    await openMenu(page, restaurant);
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await context.setOffline(true);
    await shareOf(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(shareCopy.failed);
    expect(scripts.length).toBeGreaterThan(0);
  },
);

test('on a computer the link to the app shows the QR code of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openMenu(page, `${menu}?hidden_modal&utm_source=carte`);
  await orderOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(codeOf(page)).toBeInViewport({ ratio: 1 });
  await expect(codeOf(page)).toHaveAttribute('src', code);
  await expect
    .poll(() => codeOf(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectNoAxeViolationInEitherScheme(page, 'dialog[open]');
  await page.getByRole('button', { name: orderCopy.ro.code.close }).click();
  await expect(codeOf(page)).toHaveCount(0);
  await expect(orderOf(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing can be shared', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    for (const path of [restaurant, menu]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shareOf(page)).toHaveCount(0);
    }
  });
});
