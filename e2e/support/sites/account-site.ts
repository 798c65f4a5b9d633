import { createToken } from '../pages/transaction/account-pages.ts';
import { sendApi } from '../pages/api-calls.ts';
import { expect, test as base } from '../servers/fixtures.ts';
import { createOwnSiteTest } from './own-site.ts';

/** Longer than the time for which an open circuit breaker refuses calls. */
const RECOVERY_MS = 20_000;

/**
 * Extends `test` by `ownSite`. The circuit breaker of this site for account calls is closed when a
 * test begins.
 */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- inferred from Playwright
export const createAccountTest = (test = base) =>
  createOwnSiteTest({}, test).extend({
    ownSite: async ({ ownSite }, provide) => {
      // An earlier test may have opened the circuit breaker. A call that succeeds closes it again.
      await expect(async () => {
        const body = { token: createToken() };
        expect((await sendApi(ownSite.origin, 'verifyToken', { body })).status).toBe(200);
      }).toPass({ timeout: RECOVERY_MS });
      await provide(ownSite);
    },
  });
