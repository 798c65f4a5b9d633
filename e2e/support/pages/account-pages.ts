import type { Locator, Page } from '@playwright/test';

/** Returns a new token for a test, because a token is valid once. */
export const createToken = (): string => `sandbox-token-valid-${crypto.randomUUID()}`;

export const getBanner = (page: Page): Locator => page.locator('[data-tone]');
