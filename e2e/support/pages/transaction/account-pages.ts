import type { Locator, Page } from '@playwright/test';

/** A new token, because a token is valid once. */
export const createToken = (): string => `sandbox-token-valid-${crypto.randomUUID()}`;

export const getBanner = (page: Page): Locator => page.locator('[data-tone]');
