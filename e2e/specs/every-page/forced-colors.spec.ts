import { routes } from '../../../lib/addresses/routes.ts';
import { MENU } from '../../support/pages/menu-page.ts';
import { expect, testInNewTab as test } from '../../support/servers/fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { forcedColors: 'active' } });

const choices = {
  'category of a menu': { path: MENU, chosen: 'nav a[aria-current="true"]' },
  'language of a transaction page': {
    path: `${routes.paymentResult()}?RC=51`,
    chosen: 'nav [aria-current]',
  },
} as const;

for (const [name, { path, chosen }] of Object.entries(choices)) {
  test(`with forced colours the chosen ${name} looks different from the others`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const backgroundOf = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const nav = `nav:has(${chosen.replace('nav ', '')})`;
    expect(await backgroundOf(chosen)).not.toBe(
      await backgroundOf(`${nav} :is(a, button):not([aria-current])`),
    );
  });
}

test('with forced colours a popup has an edge', async ({ page }) => {
  await page.goto(MENU.split('?')[0] ?? '');
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  expect(await popup.evaluate((dialog) => getComputedStyle(dialog).outlineColor)).not.toMatch(
    /transparent|rgba\(.*, 0\)/,
  );
});
