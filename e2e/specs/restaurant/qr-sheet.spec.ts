import { readdir } from 'node:fs/promises';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { routes } from '../../../lib/addresses/routes.ts';
import { qrCopy } from '../../../lib/i18n/site/qr-copy.ts';
import { MAX_TABLES } from '../../../lib/qr/table-range.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolation } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling } from '../../support/rules/layout-rules.ts';
import { test as testOnLastingSite } from '../../support/sites/lasting-site.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { createPaintingTest } from '../../support/servers/painting-test.ts';
import { expireCaches } from '../../support/servers/expire-caches.ts';

const paintingTest = createPaintingTest();

const SITE = 'http://localhost:3000';
const restaurant = `/restaurant/${RESTAURANT_ID}`;
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

  test('a partner gets from the partners page to the codes of chosen tables', async ({ page }) => {
    await page.goto(routes.partner());
    await page.getByRole('link', { name: qrCopy.invitation.link }).click();
    await expect(page).toHaveURL(routes.qrChooser());
    await page.getByRole('link', { name: 'Hanul Trei Fântâni' }).click();
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

  paintingTest(
    'the first code leads to the menu, every other code to its table page',
    async ({ page }) => {
      await page.goto(`${sheet}?de=1&pana=20`);
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(21);
      for (let index = 0; index < 21; index += 1) {
        const code = cards.nth(index).getByRole('img');
        const address = index === 0 ? `${restaurant}/menu` : `${restaurant}/table/${index}`;
        expect(await scan(await code.screenshot())).toBe(`${SITE}${address}`);
      }
    },
  );
});

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  paintingTest('a code is still dark on light', async ({ page }) => {
    await page.goto(`${sheet}?de=1&pana=1`);
    const code = page.getByRole('article').last().getByRole('img');
    expect(await scan(await code.screenshot())).toBe(`${SITE}${restaurant}/table/1`);
    await expectNoAxeViolation(page);
  });
});

test('the page fits every window and has a button for printing', async ({ page }) => {
  await page.goto(`${sheet}?de=1&pana=12`);
  await expect(page.getByRole('button', { name: qrCopy.print })).toBeVisible();
  await expectNoAxeViolation(page);
  await expectNoSidewaysScrolling(page);
});

test('the print has only the cards, six on each page', async ({ page }) => {
  await page.goto(`${sheet}?de=1&pana=11`);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
});

test(`a sheet has at most ${MAX_TABLES} tables, whatever the query`, async ({ page }) => {
  for (const [query, count] of [
    ['de=1&pana=9999', MAX_TABLES],
    ['de=9999&pana=1', 1],
    ['de=-1&pana=1e9', 10],
    ['de=<script>&pana=%00', 10],
  ] as const) {
    await page.goto(`${sheet}?${query}`);
    await expect(page.getByRole('article')).toHaveCount(count + 1);
  }
});

test('a sheet is not indexed, not cached, 404 for an unknown restaurant and 503 in an outage', async ({
  site,
}) => {
  // The first sheet lets the site store the menu and the list of restaurants.
  await sendRaw(site.origin, sheet);
  const before = await readdir(site.cacheDir, { recursive: true });
  for (let last = 1; last <= 20; last += 1) {
    const { status, headers, body } = await sendRaw(site.origin, `${sheet}?de=1&pana=${last}`);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('content="noindex, nofollow"');
  }
  const after = await readdir(site.cacheDir, { recursive: true });
  expect(after.filter((name) => !before.includes(name))).toEqual([]);
  for (const [path, status] of [
    ['/partener/coduri/nu-exista-asa-ceva', 404],
    ['/partener/coduri/a%00b', 404],
    [`${sheet}/altceva`, 404],
    [`/embedded/coduri/${RESTAURANT_ID}/1/2`, 404],
    ['/partener/coduri/sandbox-500', 503],
  ] as const) {
    expect([path, (await sendRaw(site.origin, path)).status]).toEqual([path, status]);
  }
});

testOnLastingSite(
  'requests for many ranges make one call to the provider',
  async ({ ownSite: site, control }) => {
    await expireCaches(site);
    await control.clearRequests();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendRaw(site.origin, `/partener/coduri/umi-pe-mures?de=${index + 1}&pana=${index + 2}`),
      ),
    );
    expect(await control.getRequests('umi-pe-mures')).toHaveLength(1);
  },
);
