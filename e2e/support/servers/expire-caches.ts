import { expect } from '@playwright/test';
import { sendSignedCall } from './signed-call.ts';
import type { RunningSite } from './site.ts';

/** Longer than the time for which an open circuit breaker refuses calls. */
const RECOVERY_MS = 15_000;

/**
 * Sends a signed call that makes the site renew the list of restaurants and expire all cached pages
 * and menus. The call fails while the circuit breaker for the list is open, so this function
 * repeats the call until it succeeds. Throws if no call succeeds within `RECOVERY_MS`.
 */
export async function expireCaches({ origin }: RunningSite): Promise<void> {
  await expect(async () => {
    expect((await sendSignedCall(origin, { everything: true })).status).toBe(200);
  }).toPass({ timeout: RECOVERY_MS });
}
