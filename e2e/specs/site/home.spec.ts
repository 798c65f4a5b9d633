import { routes } from '../../../lib/addresses/routes.ts';
import { downloadCopy } from '../../../lib/i18n/site/download-copy.ts';
import { homeCopy } from '../../../lib/i18n/site/home-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page has its heading, store links, claims, six restaurants and the closed popup about the event', async ({
    page,
  }) => {
    await page.goto(routes.home());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeCopy.heading);
    for (const store of Object.values(siteCopy.stores)) {
      await expect(page.getByRole('link', { name: store })).toHaveCount(2);
    }
    await expect(page.getByRole('main')).toContainText('Peste 8 restaurante');
    await expect(page.getByRole('main')).toContainText('peste 500 de produse');
    const strip = page.getByRole('region', { name: homeCopy.strip.heading });
    await expect(strip.getByRole('listitem')).toHaveCount(6);
    await expect(strip).toContainText(catalogue[0]?.name ?? '');
    const event = page.locator('dialog:has(time[datetime="2024-05-14"])');
    await expect(event).toHaveCount(1);
    await expect(event).toBeHidden();
  });
});

test('a computer sees the QR code of the download page beside the stores', async ({ page }) => {
  await page.goto(routes.home());
  const code = page.getByRole('img', { name: downloadCopy.qrLabel });
  await expect(code).toBeInViewport();
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

for (const path of [routes.partner(), routes.cookies()]) {
  test(`${path} is at its top after a reload`, async ({ page }) => {
    const position = (): Promise<number> => page.evaluate(() => window.scrollY);
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(position).toBeGreaterThan(500);
    await page.reload({ waitUntil: 'load' });
    await expect.poll(position).toBe(0);
  });
}

testInNewTab(
  'a link to a section of the cookie policy scrolls to the section',
  async ({ page }) => {
    await page.goto(`${routes.cookies()}#alegerea-dumneavoastra`);
    await expect(page.locator('#alegerea-dumneavoastra')).toBeInViewport();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#alegerea-dumneavoastra')).toBeInViewport();
  },
);
