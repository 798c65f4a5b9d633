import type { Locator, Page } from '@playwright/test';

/** Used up by its test alone; a repeated test needs another. */
export const createToken = (): string => `sandbox-token-valid-${crypto.randomUUID()}`;

export const getBanner = (page: Page): Locator => page.locator('[data-tone]');
