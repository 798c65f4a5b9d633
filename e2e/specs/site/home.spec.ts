import { devices } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { HOME_PRODUCTS, HOME_RESTAURANTS } from '../../../lib/all-menus/home-picks.ts';
import { downloadCopy } from '../../../lib/i18n/site/app-copy.ts';
import { homeCopy } from '../../../lib/i18n/site/home-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { catalogue } from '../../sandbox/catalogue.ts';
import { expectAllTextsShown, watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import { expect, test, testInNewTab } from '../../support/servers/fixtures.ts';
import { createOwnSiteTest } from '../../support/servers/own-site.ts';

const pictured = catalogue.filter(({ heroPicture }) => heroPicture !== undefined);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page has its heading, store links, claims, six restaurants in the order of the list, the coins with numbers and the closed popup about the event', async ({
    page,
  }) => {
    await page.goto(routes.home());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeCopy.heading);
    for (const store of Object.values(siteCopy.stores)) {
      await expect(page.getByRole('link', { name: store })).toHaveCount(2);
    }
    await expect(page.getByRole('main')).toContainText('Peste 8 restaurante');
    await expect(page.getByRole('main')).toContainText('peste 500 de produse');
    await expect(page.getByRole('main')).toContainText(
      'livrare în oraș, în afara lui și în zona industrială',
    );
    const { orderAhead, manyRestaurants, delivery, reviews } = homeCopy;
    for (const { heading } of [orderAhead, manyRestaurants, delivery, reviews]) {
      await expect(page.getByRole('region', { name: heading })).toBeVisible();
    }
    const restaurants = page.getByRole('region', { name: homeCopy.restaurants.heading });
    await expect(restaurants.getByRole('article')).toHaveCount(HOME_RESTAURANTS);
    await expect(restaurants.getByRole('heading', { level: 3 })).toHaveText(
      pictured.slice(0, HOME_RESTAURANTS).map(({ name }) => name),
    );
    const coins = page.getByRole('region', { name: homeCopy.coins.heading });
    await expect(coins).toContainText('100 de lei cheltuiți = 2,50 lei reducere');
    await expect(coins).toContainText('1 RON = 1 monedă');
    await expect(coins).toContainText('0,025 RON');
    await expect(coins).toContainText('24 de ore');
    await expect(coins).toContainText('60 de zile');
    await expect(coins.getByRole('link')).toHaveAttribute('href', routes.coinsTerms());
    const event = page.locator('dialog:has(time[datetime="2024-05-14"])');
    await expect(event).toHaveCount(1);
    await expect(event).toBeHidden();
    await expect(event.locator('a').first()).toHaveAttribute('href', /^tel:\+/);
    // The popup has no control that opens it.
    await expect(
      page.locator('main').locator('[commandfor], [popovertarget], [aria-haspopup]'),
    ).toHaveCount(0);
  });
});

/** Asks for all menus in one refresh, which makes four calls a second, and not again within the hour. */
const warmTest = createOwnSiteTest({
  SEARCH_REFRESH_SECONDS: '3600',
  REVALIDATE_SECONDS: '3600',
});
const ROUND_MS = 20_000;

warmTest(
  'the home page shows six products of six menus with their prices, once the site knows menus, and each opens in its menu',
  async ({ page, ownSite: site }) => {
    const products = page.getByRole('region', { name: homeCopy.products.heading });
    await expect(async () => {
      await page.goto(`${site.origin}${routes.home()}`);
      await expect(products.getByRole('listitem')).toHaveCount(HOME_PRODUCTS, { timeout: 500 });
    }).toPass({ timeout: ROUND_MS });
    const restaurants = await products.locator('li > p').allInnerTexts();
    expect(new Set(restaurants).size).toBe(HOME_PRODUCTS);
    await expectAllTextsShown(page);
    const first = products.getByRole('listitem').first();
    await expect(first).toContainText(/\d+,\d\d\sRON/);
    const name = await first.getByRole('link').innerText();
    await first.getByRole('link').click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  },
);

/** A Tuesday. The second of the six restaurants is still closed. */
const MORNING = '2026-01-13T11:00:00+02:00';

testInNewTab(
  'the open restaurants stand before the closed ones, each in the order of the list, and nothing moves',
  async ({ page }) => {
    await page.clock.setFixedTime(MORNING);
    const readShifts = await watchLayoutShifts(page);
    await page.goto(routes.home());
    const cards = page
      .getByRole('region', { name: homeCopy.restaurants.heading })
      .getByRole('article');
    await expect(cards.last()).toContainText('Închis ·');
    const texts = await cards.allTextContents();
    const closed = texts.map((text) => text.includes('Închis ·'));
    expect(closed).toEqual(closed.toSorted());
    expect(closed[0]).toBe(false);
    const positions = texts.map((text) => pictured.findIndex(({ name }) => text.includes(name)));
    const opens = closed.indexOf(true);
    for (const group of [positions.slice(0, opens), positions.slice(opens)])
      expect(group).toEqual(group.toSorted((a, b) => a - b));
    expect(await readShifts()).toBe(0);
  },
);

test.describe('on a phone of 360 px', () => {
  const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
  test.use({ ...phone, viewport: { width: 360, height: 740 } });

  test('the name of a restaurant is above 900 px', async ({ page }) => {
    await page.goto(routes.home());
    const restaurants = page.getByRole('region', { name: homeCopy.restaurants.heading });
    const box = await restaurants.getByRole('heading', { level: 3 }).first().boundingBox();
    expect(box && box.y + box.height).toBeLessThan(900);
  });
});

test('no line breaks inside a claim', async ({ page }) => {
  await page.goto(routes.home());
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const claim of homeCopy.claims) {
      const lines = await page.getByText(claim, { exact: true }).evaluate((part) => {
        return part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight);
      });
      expect.soft(Math.round(lines), `${claim} at ${width} px`).toBe(1);
    }
  }
});

test('a computer sees the QR code of the download page beside the stores, at the top and in their section', async ({
  page,
}) => {
  await page.goto(routes.home());
  const codes = page.getByRole('img', { name: downloadCopy.qrLabel });
  await expect(codes).toHaveCount(2);
  await expect(codes.first()).toBeInViewport();
  for (const code of await codes.all()) {
    await code.scrollIntoViewIfNeeded();
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
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
