import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { keptCopy } from '../../../lib/i18n/site/menu/kept-copy.ts';
import { parseShownBani } from '../../../lib/kept/shown-bani.ts';
import { formatBani } from '../../../lib/restaurant/price.ts';

/** The button that opens the sheet of kept products. */
export const openerOf = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(keptCopy.show) });
export const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: keptCopy.show });
export const cardAt = (page: Page, index: number): Locator => page.getByRole('article').nth(index);
export const heartOf = (card: Locator): Locator => card.getByRole('button');
export const getBani = async (card: Locator): Promise<number> =>
  parseShownBani((await card.locator('strong').textContent()) ?? '') ?? Number.NaN;

/** Presses the hearts of the first `count` products, and waits until these products are kept. */
export async function keepFirst(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await heartOf(cardAt(page, index)).click();
    await expect(heartOf(cardAt(page, index))).toHaveAttribute('aria-pressed', 'true');
  }
}

/** Formats an amount as `formatBani` does, but replaces the no-break space by an ordinary space. */
export const formatSum = (bani: number): string => formatBani(bani).replace('\u00a0', ' ');
