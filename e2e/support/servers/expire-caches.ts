import { expect } from '@playwright/test';
import { sendSignedCall } from './signed-call.ts';
import type { RunningSite } from './site.ts';

/** Longer than the time for which an open circuit breaker refuses calls. */
const RECOVERY_MS = 15_000;

/**
 * Makes the site expire all cached pages and menus, and ask for the list of restaurants again. This
 * fails while a circuit breaker is open, so the signed call is repeated until it succeeds.
 */
export async function expireCaches({ origin }: RunningSite): Promise<void> {
  await expect(async () => {
    expect((await sendSignedCall(origin, { everything: true })).status).toBe(200);
  }).toPass({ timeout: RECOVERY_MS });
}
