import { expect as hardExpect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { consentCopy } from '../../../lib/i18n/site/every-page/consent-copy.ts';
import { downloadCopy } from '../../../lib/i18n/site/download-copy.ts';
import { isHydrated } from '../../support/browser/inspect-document.ts';
import { sitePages } from '../../support/pages/site-pages.ts';
import { getClippedTexts } from '../../support/rules/clipped-text.ts';
import { expectNoAxeViolationInEitherScheme } from '../../support/rules/accessibility-rules.ts';
import { removeFonts, watchLayoutShifts } from '../../support/rules/layout-rules.ts';
import { testInNewTab as test } from '../../support/servers/fixtures.ts';

const VIEWPORT_HEIGHT_PX = 800;
/**
 * The allowed layout shift of a page whose text changes after the load. It is half of the greatest
 * shift that Web Vitals rates as good.
 */
const MAX_TEXT_SHIFT = 0.05;
const WIDTHS_PX = [320, 360, 480, 600, 767, 768, 900, 1023, 1024, 1280, 1440];
const LARGE_TEXT_WIDTHS_PX = [320, 768, 1280];
const NARROWEST_PX = 320;
const FONT_FILES = 4;
const AXE_WIDTHS_PX = [360, 1440];

/** Assertions are soft, so that a failed rule does not hide the others. */
const expect = hardExpect.configure({ soft: true });

const setWidth = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: VIEWPORT_HEIGHT_PX });

/**
 * Opens the page. With `hidden_modal` a menu does not show its opening popup. On the download page
 * this function cancels the redirect to a store.
 */
async function openPage(page: Page, path: string): Promise<void> {
  if (path !== routes.downloadApp()) {
    await page.goto(path.includes('?') ? `${path}&hidden_modal` : `${path}?hidden_modal`);
    return;
  }
  const status = page.getByRole('status');
  await page.goto(path);
  await status.filter({ hasText: downloadCopy.redirect.waiting }).waitFor();
  await page.getByRole('button', { name: downloadCopy.stay }).click();
  await status.filter({ hasText: downloadCopy.redirect.staying }).waitFor();
}

function getOverflow(page: Page): Promise<readonly [pixels: number, elements: readonly string[]]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [0, []];
    const elements = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}: ${(element.textContent ?? '').slice(0, 40)}`);
    return [scrollWidth - clientWidth, elements];
  });
}

test.describe.configure({ timeout: 90_000 });

for (const { name, path, changesText = false } of sitePages) {
  test(`${name} keeps its limit of layout shift, fits every width and is accessible`, async ({
    page,
    site,
    sandbox,
  }) => {
    const thirdPartyRequests: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      const isOwn = [site.origin, sandbox.origin].includes(origin);
      if (protocol.startsWith('http') && !isOwn) thirdPartyRequests.push(request.url());
    });
    const getLayoutShift = await watchLayoutShifts(page);
    await openPage(page, path);

    await test.step('hydrates, and keeps its limit of layout shift while it loads and is scrolled', async () => {
      await expect.poll(() => isHydrated(page), 'hydrates').toBe(true);
      await page.waitForLoadState('networkidle');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += VIEWPORT_HEIGHT_PX) {
        await page.mouse.wheel(0, VIEWPORT_HEIGHT_PX);
        await page.waitForLoadState('networkidle');
      }
      const most = changesText ? MAX_TEXT_SHIFT : 0;
      expect(await getLayoutShift(), 'layout shift').toBeLessThanOrEqual(most);
    });

    await test.step('without the Meta Pixel has no consent banner and requests no third party', async () => {
      await expect(page.getByRole('region', { name: consentCopy.region })).toHaveCount(0);
      expect(thirdPartyRequests).toEqual([]);
    });

    await test.step('does not scroll sideways, also with text at 200 %', async () => {
      for (const width of WIDTHS_PX) {
        await setWidth(page, width);
        expect(await getOverflow(page), `at ${width} px`).toEqual([0, []]);
      }
      await page.locator('html').evaluate((html) => html.setAttribute('style', 'font-size: 200%'));
      for (const width of LARGE_TEXT_WIDTHS_PX) {
        await setWidth(page, width);
        expect(await getOverflow(page), `at ${width} px and 200 %`).toEqual([0, []]);
        expect(await getClippedTexts(page), `cut off at ${width} px and 200 %`).toEqual([]);
      }
      await page.locator('html').evaluate((html) => html.removeAttribute('style'));
    });

    for (const width of AXE_WIDTHS_PX) {
      await test.step(`has no axe violation at ${width} px`, async () => {
        await setWidth(page, width);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectNoAxeViolationInEitherScheme(page);
      });
    }

    await test.step('fits the narrowest phone with text at 200 % in the fallback font too', async () => {
      await setWidth(page, NARROWEST_PX);
      await page.locator('html').evaluate((html) => html.setAttribute('style', 'font-size: 200%'));
      expect(await removeFonts(page), 'removed fonts').toHaveLength(FONT_FILES);
      expect(await getOverflow(page)).toEqual([0, []]);
      expect(await getClippedTexts(page), 'cut off').toEqual([]);
    });
  });
}
