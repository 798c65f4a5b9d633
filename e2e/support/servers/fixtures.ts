import { expect, test as base } from '@playwright/test';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import type { RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { createVisitorAddress } from '../browser/raw-request.ts';
import { testSandboxPorts } from '../../commands/demo-settings.ts';
import { createSandboxControl } from './sandbox-control.ts';
import type { SandboxControl } from './sandbox-control.ts';
import { startSite } from './site.ts';
import type { RunningSite, SiteOptions } from './site.ts';
import { createSharedTabs, openTab, prepareTab } from './tabs.ts';
import type { SharedTabs } from './tabs.ts';

/**
 * A worker runs one site with the default settings, and keeps at most this many sites with other
 * settings running for later tests. Each start takes about 1 s of processor time, so sites are
 * kept. Each kept site takes memory, so their number is limited.
 */
const MAX_OWN_SITES = 2;

/**
 * The command that runs Node for a site. The site's start sets small heaps, which save memory
 * (`docs/decisions/0037-operation.md`). With these larger ones V8 collects garbage less
 * often, which saves a tenth of the processor time of a site that lives for a few tests.
 */
const NODE_WITH_LARGE_HEAP = [
  process.execPath,
  '--min-semi-space-size=16',
  '--max-semi-space-size=32',
  '--heap-growing-percent=400',
];

const startTestSite = (options: SiteOptions): Promise<RunningSite> =>
  startSite({ program: NODE_WITH_LARGE_HEAP, ...options });

type TestParts = {
  /**
   * The tab in which `page` is. 'shared': a tab that tests with the real clock use one after the
   * other. 'clock': a tab that tests with a fake clock use one after the other. A fake clock stays
   * in its tab, so each of these tests sets the clock. 'new': a tab for this test only, for example
   * because the test needs a service worker, files that are not yet in the HTTP cache, or a clock
   * that no other test has set.
   */
  readonly tab: 'shared' | 'clock' | 'new';
  /** An error of the page does not fail the test if the error's text contains this string. */
  readonly ignoredError: string | undefined;
  /** Controls the sandbox, which is reset after the test. */
  readonly control: SandboxControl;
  /** Starts a site for this test only. The site stops after the test. */
  readonly startOwnSite: (env?: SiteOptions['env']) => Promise<RunningSite>;
};
type WorkerParts = {
  readonly sandbox: RunningSandbox;
  readonly site: RunningSite;
  /**
   * Resolves to an additional site with the settings `env`. If such a site is already running,
   * resolves to that one. Of more than `MAX_OWN_SITES` sites, the least recently requested stops.
   */
  readonly getOwnSite: (env: SiteOptions['env']) => Promise<RunningSite>;
  readonly sharedTabs: SharedTabs;
};

/**
 * Each worker has its own sandbox and its own `site`. `page` opens the paths of this site. A test
 * that uses `page` fails when the page has errors.
 */
export const test = base.extend<TestParts, WorkerParts>({
  sandbox: [
    async ({}, provide, { parallelIndex }) => {
      const port = testSandboxPorts[parallelIndex];
      if (port === undefined) throw new Error('There are more workers than sandbox ports');
      const sandbox = await startSandbox({ port, controlPort: port + 1 });
      await provide(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: [
    async ({ sandbox }, provide) => {
      const site = await startTestSite({ providerApiUrl: sandbox.origin });
      sandbox.setSiteOrigin(site.origin);
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  getOwnSite: [
    async ({ sandbox }, provide) => {
      const running = new Map<string, RunningSite>();
      await provide(async (env = {}) => {
        const key = JSON.stringify(env);
        const known = running.get(key);
        // Deletes the key, and `set` below adds it at the end. So the first key is always the least
        // recently used one.
        running.delete(key);
        const [oldest] = running;
        if (known === undefined && oldest !== undefined && running.size === MAX_OWN_SITES) {
          running.delete(oldest[0]);
          await oldest[1].stop();
        }
        const site = known ?? (await startTestSite({ providerApiUrl: sandbox.origin, env }));
        running.set(key, site);
        return site;
      });
      await Promise.all([...running.values()].map((site) => site.stop()));
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  sharedTabs: [
    async ({ browser }, provide) => {
      const tabs = createSharedTabs(browser);
      await provide(tabs);
      await tabs.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => {
    await provide(site.origin);
  },
  extraHTTPHeaders: async ({}, provide) => {
    await provide({ 'x-forwarded-for': createVisitorAddress() });
  },
  control: async ({ sandbox }, provide) => {
    const control = createSandboxControl(sandbox.controlOrigin);
    await provide(control);
    await control.reset();
  },
  startOwnSite: [
    async ({ sandbox }, provide) => {
      const started: RunningSite[] = [];
      await provide(async (env = {}) => {
        const site = await startTestSite({ providerApiUrl: sandbox.origin, env });
        started.push(site);
        return site;
      });
      await Promise.all(started.map((site) => site.stop()));
    },
    // With `auto`, Playwright sets this fixture up before `page` and tears it down after `page`.
    // Otherwise a site could stop while the page still calls it, and the page would log errors.
    { auto: true },
  ],
  tab: ['shared', { option: true }],
  ignoredError: [undefined, { option: true }],
  page: async (
    {
      tab: name,
      ignoredError,
      sharedTabs,
      browser,
      baseURL,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      userAgent,
      colorScheme,
      contextOptions,
      extraHTTPHeaders,
      viewport,
    },
    provide,
  ) => {
    const device = { hasTouch, isMobile, javaScriptEnabled, locale, timezoneId, userAgent };
    const key = JSON.stringify({ name, baseURL, contextOptions, ...device });
    const tab = name === 'new' ? await openTab(browser) : await sharedTabs.get(key);
    const earlierErrorCount = tab.errors.length;
    if (name === 'new') {
      await provide(tab.page);
      await tab.page.context().close();
    } else {
      const clear = await prepareTab(tab, {
        colorScheme,
        contextOptions,
        extraHTTPHeaders,
        viewport,
      });
      await provide(tab.page);
      await clear();
    }
    const errors = tab.errors
      .slice(earlierErrorCount)
      .filter((text) => ignoredError === undefined || !text.includes(ignoredError));
    expect(errors, 'errors of the page').toEqual([]);
  },
  context: ({ page }, provide) => provide(page.context()),
});

export const testInNewTab = test.extend({ tab: 'new' });

export { expect };
