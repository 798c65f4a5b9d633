import { expect, test as base } from '@playwright/test';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import type { RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { visitorAddress } from '../browser/visitor-address.ts';
import { testSandboxPorts } from '../demo/demo-addresses.ts';
import { watchComplaints } from '../rules/page-complaints.ts';
import { createSandboxControl } from './sandbox-control.ts';
import type { SandboxControl } from './sandbox-control.ts';
import { startSite } from './site.ts';
import type { RunningSite, SiteOptions } from './site.ts';

type TestParts = {
  /** Of the sandbox, which is as it was at its start when the test is over. */
  readonly control: SandboxControl;
  /** Starts a site of the test's own. It stops with the test. */
  readonly startOwnSite: (env?: SiteOptions['env']) => Promise<RunningSite>;
};
type WorkerParts = { readonly sandbox: RunningSandbox; readonly site: RunningSite };

/**
 * Every worker has a sandbox provider and a site of its own; `page` is opened on that site. A test
 * that opens it fails when it complains.
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
  baseURL: async ({ site }, provide) => {
    await provide(site.origin);
  },
  extraHTTPHeaders: async ({}, provide) => {
    await provide({ 'x-forwarded-for': visitorAddress() });
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
    // Before the page and so until after it, which would complain of a site that is gone.
    { auto: true },
  ],
  page: async ({ page }, provide) => {
    const complaints = await watchComplaints(page);
    await provide(page);
    expect(complaints, 'the page complains of nothing').toEqual([]);
  },
});

export { expect };
