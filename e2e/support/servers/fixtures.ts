import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import type { RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { createVisitorAddress } from '../browser/visitor-address.ts';
import { testSandboxPorts } from '../demo/demo-settings.ts';
import { watchPageErrors } from '../rules/page-errors.ts';
import { createSandboxControl } from './sandbox-control.ts';
import type { SandboxControl } from './sandbox-control.ts';
import { startSite } from './site.ts';
import type { RunningSite, SiteOptions } from './site.ts';

type TestParts = {
  /** Controls the sandbox, which is reset after the test. */
  readonly control: SandboxControl;
  /** Starts a site for this test only. It stops after the test. */
  readonly startOwnSite: (env?: SiteOptions['env']) => Promise<RunningSite>;
};
export type SharedPage = { readonly page: Page; readonly errors: readonly string[] };
type WorkerParts = {
  readonly sandbox: RunningSandbox;
  readonly site: RunningSite;
  /** Resolves to the additional site. When the settings change, it stops and a new one starts. */
  readonly getOwnSite: (env: SiteOptions['env']) => Promise<RunningSite>;
  /** Resolves to the page with this key. The first test that asks for a key sets its options. */
  readonly getSharedPage: (key: string) => Promise<SharedPage>;
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
      let running: { readonly key: string; readonly site: RunningSite } | undefined;
      await provide(async (env = {}) => {
        const key = JSON.stringify(env);
        if (running?.key !== key) {
          await running?.site.stop();
          running = undefined;
          running = { key, site: await startSite({ providerApiUrl: sandbox.origin, env }) };
        }
        return running.site;
      });
      await running?.site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  getSharedPage: [
    async ({ browser }, provide) => {
      const shared = new Map<string, SharedPage>();
      await provide(async (key) => {
        const known = shared.get(key);
        if (known !== undefined) return known;
        const page = await (await browser.newContext()).newPage();
        const opened = { page, errors: await watchPageErrors(page) };
        shared.set(key, opened);
        return opened;
      });
      for (const { page } of shared.values()) await page.context().close();
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
  page: async ({ page }, provide) => {
    const pageErrors = await watchPageErrors(page);
    await provide(page);
    expect(pageErrors, 'errors of the page').toEqual([]);
  },
});

export { expect };
