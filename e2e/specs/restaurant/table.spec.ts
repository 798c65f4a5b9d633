import { readdir } from 'node:fs/promises';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/seeds/catalogue.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { expectNoAxeViolation } from '../../support/rules/accessibility-rules.ts';
import { expectNoSidewaysScrolling, watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import { test as testOnLastingSite } from '../../support/sites/lasting-site.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';

const [first] = catalogue;
if (first === undefined) throw new Error('The catalogue is empty');
const restaurant = `/restaurant/${first.shortName}`;
const address = `${restaurant}/table/12`;
const LONGEST_ID = 'M'.repeat(64);
const VISITS = 50;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a table names its restaurant and links to the menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(address);
    await expect(page).toHaveTitle(siteCopy.table.title(first.name, '12'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteCopy.table.heading('12'));
    await expect(page.getByText(siteCopy.table.welcome(first.name))).toBeVisible();
    const menu = page.getByRole('link', { name: siteCopy.restaurant.openMenu });
    await expect(menu).toBeInViewport({ ratio: 1 });
    await menu.click();
    await expect(page).toHaveURL(`${restaurant}/menu`);
  });
});

test('the Play Store link carries the table', async ({ page }) => {
  await page.goto(address);
  const app = page.getByRole('region', { name: siteCopy.table.openApp });
  const play = await app
    .getByRole('link', { name: siteCopy.stores.playStore })
    .getAttribute('href');
  expect(play).toContain(`referrer=restaurant%3D${first.shortName}%26table%3D12`);
  const apple = app.getByRole('link', { name: siteCopy.stores.appStore });
  await expect(apple).not.toHaveAttribute('href', /table|referrer/);
});

test('search engines index the restaurant and not its tables', async ({ page }) => {
  await page.goto(address);
  const robots = page.locator('meta[name=robots]');
  await expect(robots).toHaveAttribute('content', 'noindex, nofollow');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${restaurant}$`));
});

test('a table of an unknown restaurant is the not-found page', async ({ page }) => {
  const answer = await page.goto('/restaurant/nu-exista-asa-ceva/table/12');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(siteCopy.notFound.text);
});

for (const tableId of [`${LONGEST_ID}M`, '..%2f12', '%00', 'a%20b', '12/menu', 'a%5Eb']) {
  test(`"${tableId}" is no table and makes no call`, async ({ site, control }) => {
    const before = (await control.getRequests()).length;
    const answer = await sendRaw(site.origin, `${restaurant}/table/${tableId}`);
    expect([400, 404]).toContain(answer.status);
    expect(await control.getRequests()).toHaveLength(before);
  });
}

testOnLastingSite(
  `once the restaurant is known, ${VISITS} table pages add nothing to the disk and make no call`,
  async ({ control, ownSite: site }) => {
    await sendRaw(site.origin, restaurant);
    const before = await readdir(site.cacheDir, { recursive: true });
    await control.clearRequests();
    for (let table = 0; table < VISITS; table += 1) {
      const answer = await sendRaw(site.origin, `${restaurant}/table/${table}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toContain(siteCopy.table.heading(`${table}`));
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(await readdir(site.cacheDir, { recursive: true })).toEqual(before);
    expect(await control.getRequests()).toEqual([]);
  },
);

testInNewTab(
  'in an outage a table shows its number and a link to reload',
  async ({ page, control }) => {
    await control.setFault('down');
    const answer = await page.goto('/restaurant/casa-nevazuta/table/7');
    expect(answer?.status()).toBe(503);
    await expect(page.getByText(siteCopy.table.heading('7'))).toBeVisible();
    await expect(page.getByRole('link', { name: siteCopy.menu.reload })).toBeVisible();
    await expectNoAxeViolation(page);
  },
);

testInNewTab('loading the page shifts nothing', async ({ page }) => {
  const getLayoutShift = await watchLayoutShifts(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(address);
  expect(await getLayoutShift()).toBe(0);
});

test('a table page with the longest table id does not scroll sideways', async ({ page }) => {
  await page.goto(`${restaurant}/table/${LONGEST_ID}`);
  await expectNoSidewaysScrolling(page);
});
