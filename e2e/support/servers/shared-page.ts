import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';

export { expect };

/**
 * A `test` whose `page` is one page for all tests of a worker with the same name and options. The
 * page keeps its process, the files that it has loaded and the compiled scripts, so opening an
 * address takes a third of the processor time.
 *
 * Each test begins with the window, media and headers of its options, without cookies and storage.
 * It must not depend on the history of the tab, nor add a route, a script or a function to the page.
 * A clock stays, so tests that set one need a name of their own.
 */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- TypeScript infers Playwright's type.
export const createSharedPageTest = (name: string) =>
  base.extend({
    page: async (
      {
        getSharedPage,
        baseURL,
        colorScheme,
        contextOptions,
        extraHTTPHeaders,
        javaScriptEnabled,
        timezoneId,
        userAgent,
        viewport,
      },
      provide,
    ) => {
      const options = { baseURL, contextOptions, javaScriptEnabled, timezoneId, userAgent };
      const { page, errors } = await getSharedPage(JSON.stringify({ name, ...options }));
      const earlier = errors.length;
      const { reducedMotion = 'no-preference' } = contextOptions;
      await page.emulateMedia({ media: null, colorScheme: colorScheme ?? 'light', reducedMotion });
      if (viewport) await page.setViewportSize(viewport);
      await page.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
      await provide(page);
      await clear(page);
      expect(errors.slice(earlier), 'errors of the page').toEqual([]);
    },
  });

export const test = createSharedPageTest('');

/** Leaves one tab without hover, without cookies and without the storage of the open site. */
async function clear(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages().filter((one) => one !== page)) await other.close();
  await context.clearCookies();
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
