import jsqr from 'jsqr';
import sharp from 'sharp';
import { routes } from '../../../lib/addresses/routes.ts';
import { partnerCopy, qrCopy } from '../../../lib/i18n/site/partner-copy.ts';
import { sandboxSettings } from '../../commands/demo-settings.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { createPaintingTest } from '../../support/servers/painting-test.ts';

const paintingTest = createPaintingTest();

const sheet = routes.qrSheet({ restaurantId: RESTAURANT_ID });

async function scan(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // By default jsqr also reads a light code on dark.
  const options = { inversionAttempts: 'dontInvert' } as const;
  return jsqr(new Uint8ClampedArray(data), info.width, info.height, options)?.data;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the partners page leads to the codes of chosen tables', async ({ page }) => {
    await page.goto(routes.partner());
    await page.getByRole('link', { name: partnerCopy.guest.printCodes }).click();
    await expect(page).toHaveURL(routes.qrChooser());
    await page.locator(`a[href="${sheet}"]`).click();
    await expect(page).toHaveURL(sheet);
    await page.getByLabel(qrCopy.first).fill('7');
    await page.getByLabel(qrCopy.last).fill('9');
    await page.getByRole('button', { name: qrCopy.show }).click();
    await expect(page).toHaveURL(`${sheet}?de=7&pana=9`);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      'Meniu',
      'Masa 7',
      'Masa 8',
      'Masa 9',
    ]);
    await expect(page.getByLabel(qrCopy.last)).toHaveValue('9');
    await expect(page.getByRole('button', { name: qrCopy.print })).toHaveCount(0);
  });
});

paintingTest.describe('in the dark scheme', () => {
  paintingTest.use({ colorScheme: 'dark' });

  paintingTest('the codes lead to the menu and the tables, dark on light', async ({ page }) => {
    await page.goto(`${sheet}?de=9&pana=12`);
    const restaurantId = RESTAURANT_ID;
    const addresses = [
      routes.menu({ restaurantId }),
      ...['9', '10', '11', '12'].map((tableId) => routes.table({ restaurantId, tableId })),
    ];
    const codes = page.getByRole('article').getByRole('img');
    await expect(codes).toHaveCount(addresses.length);
    for (const [index, address] of addresses.entries()) {
      const scanned = await scan(await codes.nth(index).screenshot());
      expect(scanned).toBe(`${sandboxSettings.SITE_URL}${address}`);
    }
  });
});

test('the print has only the cards, six on each A4 page', async ({ page }) => {
  await page.goto(`${sheet}?de=1&pana=11`);
  await expect(page.getByRole('button', { name: qrCopy.print })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
});
