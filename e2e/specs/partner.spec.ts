import { partnerCopy } from '../../lib/i18n/partner-copy.ts';
import { siteCopy } from '../../lib/i18n/site-copy.ts';
import { expect, test } from '../support/fixtures.ts';

const PANEL = 'https://panou.example/inregistrare';

test('the header of the partners leads to the panel, which is another site', async ({ page }) => {
  await page.goto('/partener');
  const link = page.getByRole('banner').getByRole('link', { name: siteCopy.chrome.createAccount });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', PANEL);
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('on a phone the link stands in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/partener');
  const link = page.getByRole('banner').getByRole('link', { name: siteCopy.chrome.createAccount });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: siteCopy.chrome.openMenu }).click();
  await expect(link).toBeVisible();
});

test('the page opens at its top, from the foot of another one', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: siteCopy.footer.partners });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL('/partener');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(partnerCopy.heading);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('orders, reserves in 3 steps and downloads', async ({ page }) => {
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
