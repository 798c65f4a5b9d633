import { expect } from '@playwright/test';
import { sendSignedCall } from './signed-call.ts';
import type { RunningSite } from './site.ts';

/** Longer than the time for which an open circuit breaker refuses calls. */
const RECOVERY_MS = 15_000;

/**
 * Expires all cached pages and menus and the list of restaurants of the site. Tries again until the
 * signed call succeeds.
 */
export async function expireCaches({ origin }: RunningSite): Promise<void> {
  await expect(async () => {
    expect((await sendSignedCall(origin, { everything: true })).status).toBe(200);
  }).toPass({ timeout: RECOVERY_MS });
}
