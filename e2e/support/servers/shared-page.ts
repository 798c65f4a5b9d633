import type { Disposable, Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';

export { expect };

/** A document of the site without scripts. */
const EMPTY_PATH = '/api/health/live';

const CLEARING_MS = 10_000;

/** Methods that tests call on a page, and whose effect would outlast the test. */
const ADDING = ['addInitScript', 'exposeFunction', 'route'] as const;

/** The events of a page that tests listen to. */
const LISTENED = ['dialog', 'request', 'response'] as const;

/**
 * A `test` whose `page` is one page for all tests of a worker with the same name and options. The
 * page keeps its process, the files that it has loaded and the compiled scripts, so opening an
 * address takes a third of the processor time.
 *
 * Each test begins with the window, media and headers of its options, and without the cookies,
 * storage, scripts, functions, routes and listeners of earlier tests. It must depend neither on the
 * history of the tab nor on files that are loaded for the first time. A clock stays, so a test that
 * sets a clock needs `createSharedPageTest` with a name of its own.
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
        hasTouch,
        isMobile,
        javaScriptEnabled,
        locale,
        timezoneId,
        userAgent,
        viewport,
      },
      provide,
    ) => {
      const device = { hasTouch, isMobile, javaScriptEnabled, locale, timezoneId, userAgent };
      const key = JSON.stringify({ name, baseURL, contextOptions, ...device });
      const { page, errors } = await getSharedPage(key);
      const earlier = errors.length;
      const { reducedMotion = 'no-preference' } = contextOptions;
      await page.emulateMedia({ media: null, colorScheme: colorScheme ?? 'light', reducedMotion });
      if (viewport) await page.setViewportSize(viewport);
      await page.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
      const removeAdditions = recordAdditions(page);
      await provide(page);
      await removeAdditions();
      await clear(page);
      expect(errors.slice(earlier), 'errors of the page').toEqual([]);
    },
  });

export const test = createSharedPageTest('');

/** Records what a test adds to its page. The returned function removes it. */
function recordAdditions(page: Page): () => Promise<void> {
  const additions: Promise<Disposable>[] = [];
  const record = (addition: Promise<Disposable>): Promise<Disposable> => {
    additions.push(addition);
    return addition;
  };
  const addInitScript = page.addInitScript.bind(page);
  const exposeFunction = page.exposeFunction.bind(page);
  const route = page.route.bind(page);
  page.addInitScript = (script, arg, options) => record(addInitScript(script, arg, options));
  page.exposeFunction = (...args) => record(exposeFunction(...args));
  page.route = (...args) => record(route(...args));
  return async () => {
    for (const name of ADDING) Reflect.deleteProperty(page, name);
    for (const addition of additions) await (await addition).dispose();
    for (const event of LISTENED) page.removeAllListeners(event);
  };
}

/**
 * Leaves one tab with an empty document, without hover, without cookies, and without the storage of
 * the site. The tab may show another site, such as the bank, when the test ends.
 */
async function clear(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages().filter((one) => one !== page)) await other.close();
  await context.setOffline(false);
  await context.clearCookies();
  await page.mouse.move(-1, -1);
  // A navigation that the test has begun, such as that to the bank, may interrupt this one.
  await expect(async () => {
    await page.goto(EMPTY_PATH);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }).toPass({ timeout: CLEARING_MS });
}
