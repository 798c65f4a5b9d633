import { devices } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { consentCopy } from '../../../lib/i18n/site/every-page/consent-copy.ts';
import { listButtonCopy, waiterListCopy } from '../../../lib/i18n/site/menu/menu-copy.ts';
import { orderCopy } from '../../../lib/i18n/site/app-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { listFirst, listOf, MENU, openMenu } from '../../support/pages/menu-page.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { removeFonts } from '../../support/rules/layout-rules.ts';
import { expect, test } from '../../support/servers/fixtures.ts';
import { test as pixelTest } from '../../support/servers/pixel-site.ts';

const { defaultBrowserType: _android, ...android } = devices['Pixel 7'];
const { defaultBrowserType: _ios, ...iphone } = devices['iPhone 14'];
const restaurantId = RESTAURANT_ID;
const table = routes.table({ restaurantId, tableId: '4' });

const MIN_TARGET_PX = 48;
/** The part of the smallest window's height that the bar may take, also with large text. */
const MAX_SHARE = 0.12;
const SMALL = { width: 320, height: 568 };

const linkOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: orderCopy.ro.order, exact: true });

/** Whether an element is inside the window, and neither cut off nor covered in its centre. */
const isUncovered = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return (
    top >= 0 &&
    bottom <= innerHeight &&
    element.scrollWidth <= element.clientWidth &&
    (element.contains(found) || found?.contains(element) === true)
  );
};

const scrollToShare = (page: Page, share: number): Promise<void> =>
  page.evaluate((part) => {
    const top = part * (document.documentElement.scrollHeight - innerHeight);
    scrollTo({ top, behavior: 'instant' });
  }, share);

/** How far the text at the end of the page is above whatever is at the lower edge of the window. */
const getFreeSpace = (page: Page, cover: Locator): Promise<number> =>
  cover.evaluate((element: Element) => {
    const texts = [...document.querySelectorAll('footer :is(a, p, li)')];
    const end = Math.max(...texts.map((text) => text.getBoundingClientRect().bottom));
    return element.getBoundingClientRect().top - end;
  });

test.describe('on a phone with Android', () => {
  test.use({ ...android, viewport: { width: 360, height: 740 } });

  test('the link is in view at every scroll position, and carries the table', async ({
    page,
    site,
  }) => {
    await openMenu(page, `${MENU}&masa=4`);
    const link = linkOf(page);
    const { host } = new URL(site.origin);
    await expect(link).toHaveAttribute('href', new RegExp(`^intent://${host}${table}#Intent;`));
    await expect(link).toHaveAttribute('href', /%2526table%253D4;end$/);
    for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      await scrollToShare(page, share);
      expect([share, await link.evaluate(isUncovered)]).toEqual([share, true]);
    }
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(MIN_TARGET_PX);
    expect(await getFreeSpace(page, link)).toBeGreaterThanOrEqual(0);
    await expectNoAxeViolationInEitherScheme(page);
  });

  test('the bar with list and link fits the smallest phone with large text', async ({ page }) => {
    await page.setViewportSize(SMALL);
    await openMenu(page, MENU);
    await listFirst(page, 2);
    const list = page.getByRole('button', { name: waiterListCopy.heading });
    for (const size of ['100%', '200%']) {
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      await removeFonts(page);
      await scrollToShare(page, 1);
      for (const part of [list, linkOf(page)]) {
        expect([size, await part.evaluate(isUncovered)]).toEqual([size, true]);
        const height = (await part.boundingBox())?.height ?? 0;
        expect(height).toBeGreaterThanOrEqual(MIN_TARGET_PX);
        expect(height).toBeLessThanOrEqual(MAX_SHARE * SMALL.height);
      }
      expect(await getFreeSpace(page, list)).toBeGreaterThanOrEqual(0);
    }
    await list.click();
    const link = listOf(page).getByRole('link', { name: orderCopy.ro.order, exact: true });
    await expect(link).toHaveAttribute('href', /^intent:/);
  });

  for (const path of [table, routes.restaurant({ restaurantId })]) {
    test(`${path} has the bar`, async ({ page }) => {
      await page.goto(path);
      await expect(linkOf(page)).toHaveAttribute('href', /^intent:/);
      expect(await linkOf(page).evaluate(isUncovered)).toBe(true);
    });
  }

  for (const [size, viewport] of [
    ['100%', SMALL],
    ['200%', { width: 360, height: 740 }],
  ] as const) {
    pixelTest(
      `the question about consent and the bar cover nothing at ${size}`,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(MENU);
        const question = page.getByRole('region', { name: consentCopy.region });
        await expect(question).toBeVisible();
        await listFirst(page, 1);
        await expect(page.getByText(listButtonCopy.added)).toBeInViewport();
        await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
        for (const name of [consentCopy.accept, consentCopy.refuse])
          expect(await question.getByRole('button', { name }).evaluate(isUncovered)).toBe(true);
        expect(await linkOf(page).evaluate(isUncovered)).toBe(true);
        await scrollToShare(page, 1);
        expect(await getFreeSpace(page, question)).toBeGreaterThanOrEqual(0);
        await page.getByRole('button', { name: waiterListCopy.heading }).click();
        await expect(listOf(page)).toBeVisible();
      },
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: SMALL });

  test('the link leads to the download page', async ({ page }) => {
    await page.goto(MENU);
    await expect(linkOf(page)).toHaveAttribute('href', routes.downloadApp());
    expect(await linkOf(page).evaluate(isUncovered)).toBe(true);
  });
});

test('home leads with the store of the phone', async ({ browser, site }) => {
  const { appStore, playStore } = siteCopy.stores;
  for (const [device, own, other] of [
    [android, playStore, appStore],
    [iphone, appStore, playStore],
  ] as const) {
    const context = await browser.newContext(device);
    const page = await context.newPage();
    await page.goto(site.origin);
    const [first, second] = await Promise.all(
      [own, other].map((name) => page.getByRole('link', { name }).first().boundingBox()),
    );
    expect(first?.height).toBeGreaterThan(second?.height ?? Number.NaN);
    expect(first?.x).toBeLessThanOrEqual(second?.x ?? Number.NaN);
    expect(first?.y).toBeLessThan(second?.y ?? Number.NaN);
    await context.close();
  }
});
