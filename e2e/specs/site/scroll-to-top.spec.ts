import { routes } from '../../../lib/addresses/routes.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

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
