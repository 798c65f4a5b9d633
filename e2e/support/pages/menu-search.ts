import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { searchCopy } from '../../../lib/i18n/site/menu/search-copy.ts';
import { formatSearchResult } from '../../../lib/i18n/site/menu/search-result-copy.ts';
import { isHydrated } from '../browser/inspect-document.ts';
import { RESTAURANT_ID } from './site-pages.ts';

/** The address of a menu, with the flag that keeps the popup about the app closed. */
export const MENU = `${routes.menu({ restaurantId: RESTAURANT_ID })}?hidden_modal`;

export const fieldOf = (page: Page): Locator =>
  page.getByRole('searchbox', { name: searchCopy.label });

/** The live region that states the number of hits. */
export const resultOf = (page: Page): Locator => page.getByRole('main').getByRole('status');

export const formatFound = (count: number): string =>
  formatSearchResult({ kind: 'exact', count }, '');

export async function openMenu(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => isHydrated(page)).toBe(true);
}
