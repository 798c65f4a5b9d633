import type { Locator, Page } from '@playwright/test';

/** Creates a different token each time, because a token can be used only once. */
export const createToken = (): string => `sandbox-token-valid-${crypto.randomUUID()}`;

export const getBanner = (page: Page): Locator => page.locator('[data-tone]');
