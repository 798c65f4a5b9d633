import { routes } from '../../../lib/addresses/routes.ts';
import { keepFirst, openerOf, sheetOf } from '../../support/pages/kept-products.ts';
import { MENU } from '../../support/pages/menu-search.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const NOTICE = /Meniul nu se poate actualiza acum. Este cel primit pe .* la ora \d\d:\d\d/;

test('a menu and a restaurant page say when the provider sent the menu, but only while the provider fails', async ({
  page,
  control,
}) => {
  const restaurant = routes.restaurant({ restaurantId: RESTAURANT_ID });
  for (const path of [MENU, restaurant]) {
    await page.goto(path);
    await expect(page.getByText(NOTICE)).toHaveCount(0);
  }
  await control.setFault('500');
  for (const path of [MENU, restaurant]) {
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 1 });
    }).toPass({ timeout: 15_000 });
  }
  await expectNoAxeViolationInEitherScheme(page);
  await control.reset();
  for (const path of [MENU, restaurant]) {
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByText(NOTICE)).toHaveCount(0, { timeout: 1 });
    }).toPass({ timeout: 15_000 });
  }
});

test('while the provider fails, the list of kept products and the print say when the provider sent the menu', async ({
  page,
  control,
}) => {
  await page.goto(MENU);
  await control.setFault('500');
  await expect(async () => {
    await page.goto(MENU);
    await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 1 });
  }).toPass({ timeout: 15_000 });
  const notice = await page.getByText(NOTICE).innerText();
  await keepFirst(page, 1);
  await openerOf(page).click();
  await expect(sheetOf(page).getByText(notice)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(notice).first()).toBeVisible();
});
