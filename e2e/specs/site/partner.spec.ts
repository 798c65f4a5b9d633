import { routes } from '../../../lib/addresses/routes.ts';
import { partnerCopy } from '../../../lib/i18n/site/partner-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { test as testOnNewPage } from '../../support/servers/fixtures.ts';
import { expect, test } from '../../support/servers/shared-page.ts';

const PANEL = 'https://panou.example/inregistrare';

test('the header of the partners page links to the panel, which is another site', async ({
  page,
}) => {
  await page.goto('/partener');
  const link = page.getByRole('banner').getByRole('link', { name: siteCopy.chrome.createAccount });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', PANEL);
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('on a phone the link is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/partener');
  const link = page.getByRole('banner').getByRole('link', { name: siteCopy.chrome.createAccount });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: siteCopy.chrome.openMenu }).click();
  await expect(link).toBeVisible();
});

for (const path of [routes.partner(), routes.cookies()]) {
  test(`${path} opens at its top, also after a reload`, async ({ page }) => {
    const position = (): Promise<number> => page.evaluate(() => window.scrollY);
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(position).toBeGreaterThan(500);
    await page.reload({ waitUntil: 'load' });
    await expect.poll(position).toBe(0);
  });
}

testOnNewPage(
  'a link to a section of the cookies policy scrolls to the section',
  async ({ page }) => {
    await page.goto(`${routes.cookies()}#alegerea-dumneavoastra`);
    await expect(page.locator('#alegerea-dumneavoastra')).toBeInViewport();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#alegerea-dumneavoastra')).toBeInViewport();
  },
);

test.describe('without JavaScript', () => {
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
