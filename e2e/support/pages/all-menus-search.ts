import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { allMenusCopy } from '../../../lib/i18n/site/all-menus-copy.ts';
import { INDEX_PATH, isMenusIndex } from '../../../lib/all-menus/menus-index.ts';
import type { MenusIndex } from '../../../lib/all-menus/menus-index.ts';
import { sendRaw } from '../browser/raw-request.ts';

/** Settings of a site that begins the next round one second after each round. */
export const REFRESHED = { SEARCH_REFRESH_SECONDS: '1' } as const;

/**
 * Settings of a site that asks for all menus in one round at its start. The menus stay fresh for an
 * hour, and the next round begins an hour after this round is complete.
 */
export const REFRESHED_ONCE = {
  SEARCH_REFRESH_SECONDS: '3600',
  REVALIDATE_SECONDS: '3600',
} as const;

/**
 * Longer than a round of 70 menus, the most that the index holds. With four calls a second
 * (`lib/all-menus/server/menu-rounds.ts`) such a round takes about 18 s.
 */
const COMPLETE_WITHIN_MS = 40_000;

export const allMenusFieldOf = (page: Page): Locator =>
  page.getByRole('searchbox', { name: allMenusCopy.label });

/** Waits until the index of the site has the menus of all restaurants. */
export async function awaitCompleteIndex(origin: string, all: number): Promise<void> {
  await expect(async () => {
    expect((await readMenusIndex(origin)).menus).toEqual({ known: all, all });
  }).toPass({ timeout: COMPLETE_WITHIN_MS });
}

/** The sections of the page, each with the hits of one restaurant. */
export const groupsOf = (page: Page): Locator => page.locator('main section:visible');

/** The live region, which states how many hits there are or why there are none. */
export const allMenusStatusOf = (page: Page): Locator => page.getByRole('main').getByRole('status');

export async function readMenusIndex(origin: string): Promise<MenusIndex> {
  const { body } = await sendRaw(origin, INDEX_PATH);
  const index: unknown = JSON.parse(body);
  if (!isMenusIndex(index)) throw new Error(`No index: ${body.slice(0, 200)}`);
  return index;
}
