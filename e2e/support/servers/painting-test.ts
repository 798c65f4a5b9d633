import { expect } from '@playwright/test';
import type { Browser, LaunchOptions } from '@playwright/test';
import { NO_PIXELS_ARG } from '../browser/chromium.ts';
import { test as base } from './fixtures.ts';
import { openTab } from './tabs.ts';

/**
 * Extends `test` for a spec that looks at pixels: `page` is in a browser that paints them, which
 * the tests of the spec share. With `launchOptions` in `test.use`, Playwright would start another
 * worker, with a sandbox and a site of its own.
 */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- inferred from Playwright
export function createPaintingTest(options: LaunchOptions = {}, test = base) {
  let browser: Browser;
  test.beforeAll(async ({ launchOptions, playwright }) => {
    const args = launchOptions.args?.filter((arg) => arg !== NO_PIXELS_ARG) ?? [];
    browser = await playwright.chromium.launch({ ...launchOptions, ...options, args });
  });
  test.afterAll(() => browser.close());
  return test.extend({
    page: async ({}, provide) => {
      const { page, errors } = await openTab(browser);
      await provide(page);
      expect(errors, 'errors of the page').toEqual([]);
      await page.context().close();
    },
  });
}
