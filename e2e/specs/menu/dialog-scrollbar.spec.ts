import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '../../../lib/addresses/routes.ts';
import { STORAGE_KEYS } from '../../../lib/browser/storage-keys.ts';
import { consentCopy } from '../../../lib/i18n/site/every-page/consent-copy.ts';
import { siteCopy } from '../../../lib/i18n/site/site-copy.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect } from '../../support/servers/fixtures.ts';
import { createPaintingTest } from '../../support/servers/painting-test.ts';
import { test as testWithPixel } from '../../support/sites/pixel-site.ts';

// Playwright hides the scrollbars of a headless Chromium by default.
const test = createPaintingTest({ ignoreDefaultArgs: ['--hide-scrollbars'] }, testWithPixel);

const DESKTOP = { width: 1440, height: 900 } as const;
const TABLET = { width: 800, height: 900 } as const;
/** The allowed difference of each colour channel, because the browser rounds blended colours. */
const ROUNDING = 1;

type Color = readonly number[];

/** The colours in the middle of the scrollbar gutter and just left of the gutter. */
async function readEdge(page: Page): Promise<{ readonly gutter: Color[]; readonly page: Color[] }> {
  const image = sharp(await page.screenshot()).removeAlpha();
  // An empty screenshot would have the same colour everywhere.
  expect((await image.stats()).entropy).toBeGreaterThan(0);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number): Color => {
    const start = (y * info.width + x) * 3;
    return [...data.subarray(start, start + 3)];
  };
  // These rows are below the header, which has another colour.
  const rows = [200, 400, 600, 800];
  return {
    gutter: rows.map((y) => colorAt(info.width - 7, y)),
    page: rows.map((y) => colorAt(info.width - 20, y)),
  };
}

async function expectGutterLikePage(page: Page): Promise<void> {
  const edge = await readEdge(page);
  for (const [row, color] of edge.gutter.entries())
    for (const [channel, value] of color.entries())
      expect(Math.abs(value - (edge.page[row]?.[channel] ?? NaN))).toBeLessThanOrEqual(ROUNDING);
}

type Side = 'left' | 'top';

/**
 * A test of a menu must not pass `top`. The browser estimates the heights of the sections that it
 * has not yet shown, so the parts below them can move even without a dialog.
 */
const getPositions = (
  page: Page,
  ...sides: readonly [Side, ...Side[]]
): Promise<readonly (readonly number[])[]> =>
  page.locator('body > header a, main h1, main p, footer').evaluateAll(
    (parts, compared) =>
      parts
        .filter((part) => part.closest('dialog') === null)
        .map((part) => {
          const box = part.getBoundingClientRect();
          return compared.map((side) => box[side]);
        }),
    sides,
  );

const getGutterWidth = (page: Page): Promise<number> =>
  page.evaluate(() => window.innerWidth - document.body.clientWidth);

async function expectStill(page: Page, open: () => Promise<void>): Promise<void> {
  const before = await getPositions(page, 'left');
  expect(before.length).toBeGreaterThan(5);
  expect(await getGutterWidth(page), 'the width of the scrollbar').toBeGreaterThan(0);
  await open();
  await expect(page.locator('dialog:modal')).toBeVisible();
  expect(await getPositions(page, 'left')).toEqual(before);
  await expectGutterLikePage(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  expect(await getPositions(page, 'left')).toEqual(before);
}

/** Stores the refusal at the start of each load. */
async function refuseConsent(page: Page): Promise<void> {
  await page.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [
    STORAGE_KEYS.consent,
    'refused',
  ] as const);
}

const menu = routes.menu({ restaurantId: RESTAURANT_ID });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`beside a scrollbar (${colorScheme})`, () => {
    test.use({ colorScheme, viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

    test('the consent banner moves nothing', async ({ page }) => {
      await refuseConsent(page);
      await page.goto(routes.terms());
      await expect.poll(() => isHydrated(page)).toBe(true);
      const consentBanner = page.getByRole('region', { name: consentCopy.region });
      await expect(consentBanner).toHaveCount(0);
      const before = await getPositions(page, 'left', 'top');
      expect(before.length).toBeGreaterThan(5);
      expect(await getGutterWidth(page), 'the width of the scrollbar').toBeGreaterThan(0);
      // Acts as if another tab had deleted the choice, so that the banner appears without a
      // reload. A reload might show the page in other fonts, which would move the texts.
      await page.evaluate((key) => {
        localStorage.removeItem(key);
        window.dispatchEvent(new StorageEvent('storage', { key }));
      }, STORAGE_KEYS.consent);
      await expect(consentBanner).toBeVisible();
      expect(await getPositions(page, 'left', 'top')).toEqual(before);
      await consentBanner.getByRole('button', { name: consentCopy.refuse }).click();
      await expect(consentBanner).toHaveCount(0);
      expect(await getPositions(page, 'left', 'top')).toEqual(before);
    });

    test.describe('a dialog moves nothing and gives the scrollbar gutter the colour of the page:', () => {
      test.beforeEach(({ page }) => refuseConsent(page));

      test('the opening popup', async ({ page }) => {
        await page.goto(menu);
        await expect(page.locator('dialog:modal')).toBeVisible();
        await expectGutterLikePage(page);
        const opened = await getPositions(page, 'left');
        expect(opened.length).toBeGreaterThan(5);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog:modal')).toHaveCount(0);
        expect(await getGutterWidth(page), 'the width of the scrollbar').toBeGreaterThan(0);
        expect(await getPositions(page, 'left')).toEqual(opened);
      });

      test('the popup of a product', async ({ page }) => {
        await page.goto(`${menu}?hidden_modal`);
        await expect.poll(() => isHydrated(page)).toBe(true);
        await expectStill(page, () => page.locator('article a').first().click());
      });

      test('the popup of the event on the home page', async ({ page }) => {
        await page.goto(routes.home());
        const popup = page.locator('dialog:has(time)');
        await expectStill(page, () =>
          popup.evaluate((dialog) => {
            if (dialog instanceof HTMLDialogElement) dialog.showModal();
          }),
        );
      });

      test('the mobile menu', async ({ page }) => {
        await page.setViewportSize(TABLET);
        await page.goto(routes.home());
        await expect.poll(() => isHydrated(page)).toBe(true);
        const toggle = page.getByRole('button', { name: siteCopy.chrome.openMenu });
        await expectStill(page, () => toggle.click());
      });
    });
  });
}
