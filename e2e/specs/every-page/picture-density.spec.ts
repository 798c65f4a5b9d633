import type { Page } from '@playwright/test';
import { PICTURE_WIDTHS_PX } from '../../../lib/pictures/picture-address.ts';
import { routes } from '../../../lib/addresses/routes.ts';
import { MENU, openMenu } from '../../support/pages/menu-page.ts';
import { RESTAURANT_ID } from '../../support/pages/site-pages.ts';
import { expect, testInNewTab as test } from '../../support/servers/fixtures.ts';

/** Pixels of the image for each pixel of the screen. Below, a picture is blurred; above, it wastes. */
const [LEAST, MOST] = [0.9, 1.6];

const screens = [
  { width: 1440, height: 900, density: 1 },
  { width: 360, height: 740, density: 2 },
  { width: 412, height: 915, density: 2.6 },
] as const;

const pages = {
  home: routes.home(),
  'the list': routes.restaurants(),
  'a restaurant': routes.restaurant({ restaurantId: RESTAURANT_ID }),
  'a menu': MENU,
} as const;

/**
 * Returns each visible picture whose image has too few or too many pixels where it is drawn, with
 * `object-fit` counted. An image that is smaller than the requested width is as large as the
 * provider's file, so it may have too few. One of the smallest width may have too many.
 */
async function findWrongDensities(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate(
    async ([selector, least, most, smallest]) => {
      const wrong: string[] = [];
      for (const image of document.querySelectorAll<HTMLImageElement>(`${selector} img[srcset]`)) {
        if (!image.checkVisibility()) continue;
        image.loading = 'eager';
        await image.decode();
        // `naturalWidth` of an image with `srcset` is divided by its density.
        const whole = new Image();
        whole.src = image.currentSrc;
        await whole.decode();
        const { naturalWidth: width, naturalHeight: height } = whole;
        const scales = [image.clientWidth / width, image.clientHeight / height];
        const isCovering = getComputedStyle(image).objectFit === 'cover';
        const drawn = isCovering ? Math.max(...scales) : Math.min(...scales);
        const density = 1 / (drawn * devicePixelRatio);
        const requested = Number(new URL(image.currentSrc).searchParams.get('w'));
        const isWhole = width < requested;
        if ((density > most && width > smallest) || (density < least && !isWhole)) {
          const box = `${image.clientWidth} x ${image.clientHeight}`;
          wrong.push(`${image.className}: ${density.toFixed(2)}, ${width} px in a box of ${box}`);
        }
      }
      return [...new Set(wrong)];
    },
    [within, LEAST, MOST, Math.min(...PICTURE_WIDTHS_PX)] as const,
  );
}

for (const { width, height, density } of screens) {
  test.describe(`at ${width} x ${height} and a density of ${density}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });

    for (const [name, path] of Object.entries(pages)) {
      test(`the pictures of ${name} have the pixels that the screen shows`, async ({ page }) => {
        await page.goto(path);
        expect(await page.evaluate(() => devicePixelRatio)).toBeCloseTo(density);
        expect(await findWrongDensities(page, 'main')).toEqual([]);
      });
    }

    test('the picture in the popup of a product does too', async ({ page }) => {
      await openMenu(page, MENU);
      await page
        .getByRole('article')
        .filter({ has: page.locator('img') })
        .first()
        .getByRole('link')
        .click();
      await expect(page.locator('dialog[open] img')).toBeVisible();
      expect(await findWrongDensities(page, 'dialog[open]')).toEqual([]);
    });
  });
}
