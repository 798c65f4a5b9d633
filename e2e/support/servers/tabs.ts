import { expect } from '@playwright/test';
import type {
  Browser,
  BrowserContext,
  CDPSession,
  Disposable,
  Page,
  PlaywrightTestOptions,
} from '@playwright/test';

/** The path of a document without scripts. */
const SCRIPTLESS_PATH = '/api/health/live';

const CLEARING_MS = 10_000;

/** A worker keeps at most this many shared tabs open, because each open tab takes memory. */
const MAX_TABS = 8;

/**
 * After this many tests a shared tab is replaced by a new one, because the tab's process does not
 * free the memory of earlier pages. After 200 tests this was a gigabyte.
 */
const MAX_TESTS_OF_TAB = 40;

/**
 * The events whose listeners are removed after a test. 'console' and 'pageerror' are not among
 * them, because `watchPageErrors` listens to them as long as the tab is open.
 */
const LISTENED = ['dialog', 'request', 'requestfailed', 'response'] as const;

export type Tab = {
  readonly page: Page;
  /** The errors of all pages that the tab has shown, oldest first. */
  readonly errors: readonly string[];
  readonly session: CDPSession;
};

type TabOptions = Pick<
  PlaywrightTestOptions,
  'colorScheme' | 'contextOptions' | 'extraHTTPHeaders' | 'viewport'
>;

/**
 * Opens a tab in a new browser context. Playwright gives this context the options of the running
 * test.
 */
export async function openTab(browser: Browser): Promise<Tab> {
  const page = await (await browser.newContext()).newPage();
  return {
    page,
    errors: await watchPageErrors(page),
    session: await page.context().newCDPSession(page),
  };
}

/** Chromium logs this for a page whose status the site sets intentionally. */
const DOCUMENT_ANSWERED =
  /^Failed to load resource: the server responded with a status of (404|503)/;

/** Chromium logs this for a call to our API that is refused or fails. */
const CALL_ANSWERED =
  /^Failed to load resource: the server responded with a status of (422|429|502|503)/;

/** Chromium logs this for a call to our API after the test has stopped the site. */
const CALL_UNREACHED = /^Failed to load resource: net::ERR_CONNECTION_REFUSED/;

/** Chromium logs this in tests that go offline. */
const BROWSER_OFFLINE = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

/** Chromium logs this for a page on plain HTTP at an address other than the loopback. */
const OPENER_POLICY_IGNORED =
  /^The Cross-Origin-Opener-Policy header has been ignored, because the URL's/;

/** Resolves to a list that grows while the page is open. */
async function watchPageErrors(page: Page): Promise<readonly string[]> {
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    const isAboutDocument =
      DOCUMENT_ANSWERED.test(text) &&
      message.location().url.split('#')[0] === page.url().split('#')[0];
    const isAboutCall =
      (CALL_ANSWERED.test(text) || CALL_UNREACHED.test(text)) &&
      new URL(message.location().url).pathname.startsWith('/api/');
    const isError = message.type() === 'error' || /Content[- ]Security[- ]Policy/i.test(text);
    const isExpected =
      isAboutDocument ||
      isAboutCall ||
      BROWSER_OFFLINE.test(text) ||
      OPENER_POLICY_IGNORED.test(text);
    if (isError && !isExpected) pageErrors.push(`console: ${text} ${message.location().url}`);
  });
  await page.exposeFunction('reportPolicyViolation', (text: string) => {
    pageErrors.push(`policy: ${text}`);
  });
  await page.addInitScript({
    content: `addEventListener('securitypolicyviolation', (event) =>
      reportPolicyViolation(event.violatedDirective + ' ' + event.blockedURI));`,
  });
  return pageErrors;
}

/** The tabs that the tests of a worker share. */
export type SharedTabs = {
  /**
   * Resolves to the tab with this key, and opens the tab if there is none. The tab's context has
   * the options of the test for which the tab was opened.
   */
  readonly get: (key: string) => Promise<Tab>;
  readonly close: () => Promise<void>;
};

export function createSharedTabs(browser: Browser): SharedTabs {
  const shared = new Map<string, { readonly tab: Tab; readonly tests: number }>();
  const close = async (key: string): Promise<void> => {
    await shared.get(key)?.tab.page.context().close();
    shared.delete(key);
  };
  return {
    get: async (key) => {
      const known = shared.get(key);
      const isToBeReplaced =
        known?.tab.page.isClosed() === true || known?.tests === MAX_TESTS_OF_TAB;
      if (isToBeReplaced) await close(key);
      const { tab, tests } = shared.get(key) ?? { tab: await openTab(browser), tests: 0 };
      // Moves the key to the end of the map, so that the first key is the one least recently used.
      shared.delete(key);
      shared.set(key, { tab, tests: tests + 1 });
      const [oldest] = shared.keys();
      if (shared.size > MAX_TABS && oldest !== undefined) await close(oldest);
      return tab;
    },
    close: async () => {
      for (const key of shared.keys()) await close(key);
    },
  };
}

/**
 * Gives a shared tab the window size, emulated media and headers of a test. The returned function
 * prepares the tab for the next test. It removes the test's routes, scripts and listeners, and the
 * headers that the test has set on `page`. Then it resets the tab with the function `clear`, and
 * deletes the history. The headers of the context stay until the next call of `prepareTab`. If the
 * test has closed the tab, the returned function closes the tab's context.
 *
 * The files that the tab has loaded stay in the HTTP cache. Playwright's fake clock stays too, so a
 * test that sets the clock chooses another tab with the option `tab` of `fixtures.ts`: 'clock' or
 * 'new'.
 */
export async function prepareTab(
  { page, session }: Tab,
  { colorScheme, contextOptions, extraHTTPHeaders, viewport }: TabOptions,
): Promise<() => Promise<void>> {
  const context = page.context();
  const { reducedMotion = 'no-preference' } = contextOptions;
  await page.emulateMedia({ media: null, colorScheme: colorScheme ?? 'light', reducedMotion });
  if (viewport) await page.setViewportSize(viewport);
  await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
  const additions = [recordAdditions(page), recordAdditions(context)];
  return async () => {
    for (const { stop } of additions) stop();
    await dispose(additions.flatMap(({ scripts }) => scripts));
    const routes = additions.flatMap((added) => added.routes);
    // The test's document may still send requests that the routes have to intercept. So leave the
    // document before the routes are removed.
    if (routes.length > 0 && !page.isClosed()) {
      await expect(() => page.goto('about:blank')).toPass({ timeout: CLEARING_MS });
    }
    await dispose(routes);
    for (const event of LISTENED) page.removeAllListeners(event);
    for (const event of LISTENED) context.removeAllListeners(event);
    if (page.isClosed()) {
      await context.close();
      return;
    }
    await page.setExtraHTTPHeaders({});
    await clear(page);
    await session.send('Page.resetNavigationHistory');
  };
}

type Additions = {
  /** Init scripts and exposed functions. */
  readonly scripts: readonly Promise<Disposable>[];
  readonly routes: readonly Promise<Disposable>[];
  /** Ends the recording. */
  readonly stop: () => void;
};

/** Records what a test adds to the page or context, and what would outlast the test. */
function recordAdditions(target: Page | BrowserContext): Additions {
  const scripts: Promise<Disposable>[] = [];
  const routes: Promise<Disposable>[] = [];
  const lists = { addInitScript: scripts, exposeFunction: scripts, route: routes };
  for (const [name, list] of Object.entries(lists)) {
    const add: (...args: unknown[]) => Promise<Disposable> = Reflect.get(target, name);
    Reflect.set(target, name, (...args: unknown[]) => {
      const addition = add.apply(target, args);
      list.push(addition);
      return addition;
    });
  }
  return {
    scripts,
    routes,
    stop: () => {
      for (const name of Object.keys(lists)) Reflect.deleteProperty(target, name);
    },
  };
}

async function dispose(additions: readonly Promise<Disposable>[]): Promise<void> {
  for (const addition of additions) await (await addition).dispose();
}

/**
 * Closes the other tabs of the context, ends the offline mode, deletes cookies and permissions, and
 * moves the mouse out of the window. Opens the document at `SCRIPTLESS_PATH`, and clears the site's
 * local and session storage there. The test may have left the tab at another site, such as the
 * bank, where this storage cannot be cleared.
 */
async function clear(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages().filter((one) => one !== page)) await other.close();
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  await page.mouse.move(-1, -1);
  // Repeated until it succeeds, because a navigation that the test has begun, for example to the
  // bank, may interrupt `goto`.
  await expect(async () => {
    await page.goto(SCRIPTLESS_PATH);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }).toPass({ timeout: CLEARING_MS });
}
