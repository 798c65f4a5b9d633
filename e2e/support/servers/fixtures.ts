import { expect, test as base } from '@playwright/test';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import type { RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { createVisitorAddress } from '../browser/visitor-address.ts';
import { testSandboxPorts } from '../demo/demo-settings.ts';
import { createSandboxControl } from './sandbox-control.ts';
import type { SandboxControl } from './sandbox-control.ts';
import { startSite } from './site.ts';
import type { RunningSite, SiteOptions } from './site.ts';
import { createSharedTabs, openTab, prepareTab } from './tabs.ts';
import type { SharedTabs } from './tabs.ts';

/**
 * How many additional sites keep running for later tests. A start takes about 2 s of processor
 * time, but an idle site takes memory.
 */
const MAX_OWN_SITES = 2;

type TestParts = {
  /**
   * The tab that `page` is in. `shared`: tests with the real clock use it one after the other.
   * `clock`: the same for tests that each set a fake clock, because a fake clock stays in its tab.
   * `new`: a tab for this test only, for tests that need a service worker, files that are loaded
   * for the first time, a closed tab, or a fake clock that no other test has set.
   */
  readonly tab: 'shared' | 'clock' | 'new';
  /** An error whose text contains this does not fail the test. */
  readonly ignoredError: string | undefined;
  /** Controls the sandbox, which is reset after the test. */
  readonly control: SandboxControl;
  /** Starts a site for this test only. It stops after the test. */
  readonly startOwnSite: (env?: SiteOptions['env']) => Promise<RunningSite>;
};
type WorkerParts = {
  readonly sandbox: RunningSandbox;
  readonly site: RunningSite;
  /**
   * Resolves to an additional site with these settings. Only the two sites that tests asked for
   * last keep running.
   */
  readonly getOwnSite: (env: SiteOptions['env']) => Promise<RunningSite>;
  readonly sharedTabs: SharedTabs;
};

/**
 * Each worker has its own sandbox and site; `page` opens this site. A test that uses `page` fails
 * when the page has errors.
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
      const site = await startSite({ providerApiUrl: sandbox.origin });
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
        // `set` adds the deleted key at the end, so the first key is the one asked for longest ago.
        running.delete(key);
        const [oldest] = running;
        if (known === undefined && oldest !== undefined && running.size === MAX_OWN_SITES) {
          running.delete(oldest[0]);
          await oldest[1].stop();
        }
        const site = known ?? (await startSite({ providerApiUrl: sandbox.origin, env }));
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
        const site = await startSite({ providerApiUrl: sandbox.origin, env });
        started.push(site);
        return site;
      });
      await Promise.all(started.map((site) => site.stop()));
    },
    // With `auto` this fixture is torn down after `page`. Otherwise the site would stop first, and
    // the page would log errors.
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
    const earlier = tab.errors.length;
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
      .slice(earlier)
      .filter((text) => ignoredError === undefined || !text.includes(ignoredError));
    expect(errors, 'errors of the page').toEqual([]);
  },
  context: ({ page }, provide) => provide(page.context()),
});

export const testInNewTab = test.extend({ tab: 'new' });

export { expect };
