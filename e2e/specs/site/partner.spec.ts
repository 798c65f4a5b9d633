import { partnerCopy } from '../../../lib/i18n/site/partner-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

const PANEL = 'https://panou.example/inregistrare';

test('the header of the partners page links to the partner panel, which is another site', async ({
  page,
}) => {
  await page.goto('/partener');
  const link = page.getByRole('banner').getByRole('link', { name: siteCopy.chrome.createAccount });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', PANEL);
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('on a phone the link to the partner panel is in the menu of the partners page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/partener');
  const link = page.getByRole('banner').getByRole('link', { name: siteCopy.chrome.createAccount });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: siteCopy.chrome.openMenu }).click();
  await expect(link).toBeVisible();
});

test.describe('the partners page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has the texts about orders, a reservation in 3 steps and the app', async ({ page }) => {
    await page.goto('/partener');
    await expect(page).toHaveTitle(/^Pentru restaurante - /);
    for (const { heading } of [
      partnerCopy.order,
      partnerCopy.reserve,
      partnerCopy.ahead,
      partnerCopy.download,
    ]) {
      await expect(page.getByRole('region', { name: heading })).toBeVisible();
    }
    await expect(
      page.getByRole('region', { name: partnerCopy.reserve.heading }).getByRole('listitem'),
    ).toHaveCount(3);
    for (const store of Object.values(siteCopy.stores)) {
      await expect(page.getByRole('link', { name: store })).toBeVisible();
    }
  });
});
