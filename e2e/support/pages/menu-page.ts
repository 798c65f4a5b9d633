import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { menuPageCopy } from '../../../lib/i18n/site/menu/menu-page-copy.ts';
import {
  formatSearchResult,
  menuViewCopy,
  searchCopy,
  waiterListCopy,
} from '../../../lib/i18n/site/menu/menu-copy.ts';
import { formatBani, parseShownBani } from '../../../lib/restaurant/price.ts';
import { isHydrated } from '../browser/inspect-document.ts';
import { RESTAURANT_ID } from './site-pages.ts';

/** The address of a menu, with the flag that keeps the popup about the app closed. */
export const MENU = `${routes.menu({ restaurantId: RESTAURANT_ID })}?hidden_modal`;

export async function openMenu(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => isHydrated(page)).toBe(true);
}

/** Opens the options of view and order, which their button does without JavaScript too. */
export async function openView(page: Page): Promise<void> {
  await page.getByRole('button', { name: menuPageCopy.ro.menu.view, exact: true }).click();
}

export async function setCompact(page: Page, isCompact: boolean): Promise<void> {
  await openView(page);
  await page.getByRole('checkbox', { name: menuViewCopy.compact }).setChecked(isCompact);
  await page.keyboard.press('Escape');
}

export const fieldOf = (page: Page): Locator =>
  page.getByRole('searchbox', { name: searchCopy.label });

/** The live region that states the number of hits. */
export const resultOf = (page: Page): Locator => page.getByRole('main').getByRole('status');

export const formatFound = (count: number): string =>
  formatSearchResult({ kind: 'exact', count }, '');

/** The button that opens the list for the waiter. */
export const openerOf = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${waiterListCopy.heading}`) });
export const listOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: waiterListCopy.heading });
export const cardAt = (page: Page, index: number): Locator => page.getByRole('article').nth(index);
/** The button of a card that adds a portion, and the number of portions on the list. */
export const adderOf = (card: Locator): Locator => card.getByRole('button').last();
export const portionsOf = (card: Locator): Locator => card.locator('> span > b');
export const getBani = async (card: Locator): Promise<number> =>
  parseShownBani((await card.locator('strong').textContent()) ?? '') ?? Number.NaN;

/** Adds a portion of the first `count` products, and waits until these products are on the list. */
export async function listFirst(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await adderOf(cardAt(page, index)).click();
    await expect(portionsOf(cardAt(page, index))).toHaveText('1');
  }
}

/** Formats an amount as `formatBani` does, but replaces the no-break space by an ordinary space. */
export const formatSum = (bani: number): string => formatBani(bani).replace('\u00a0', ' ');
