import type { Locator, Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { startSite } from './site.ts';
import type { RunningSite } from './site.ts';

/**
 * A `test` with a site of its own, so that failures which open a breaker reach no other tests.
 */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- Playwright's own
export const createAccountTest = () =>
  base.extend<object, { readonly accountSite: RunningSite }>({
    accountSite: [
      async ({ sandbox }, provide) => {
        const site = await startSite({ providerApiUrl: sandbox.origin });
        await provide(site);
        await site.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: ({ accountSite }, provide) => provide(accountSite.origin),
  });

/** Used up by its test alone; a repeated test needs another. */
export const createToken = (): string => `sandbox-token-valid-${crypto.randomUUID()}`;

export const getBanner = (page: Page): Locator => page.locator('[data-tone]');
