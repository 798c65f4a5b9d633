import { expect } from '@playwright/test';
import { sendSignedCall } from './signed-call.ts';
import type { RunningSite } from './site.ts';

/** Three times as long as an open circuit breaker refuses calls. */
const RECOVERY_MS = 15_000;

/** Waits until the provider answers, so that pages, menus and list are new at their next visit. */
export async function expireCaches({ origin }: RunningSite): Promise<void> {
  await expect(async () => {
    expect((await sendSignedCall(origin, { everything: true })).status).toBe(200);
  }).toPass({ timeout: RECOVERY_MS });
}
