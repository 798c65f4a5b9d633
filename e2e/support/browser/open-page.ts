import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { downloadCopy } from '../../../lib/i18n/site/download-copy.ts';

/**
 * Opens a page of the site for the checks of its layout: a menu without its opening popup, and the
 * download page with its redirect cancelled.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  if (path !== routes.downloadApp()) {
    await page.goto(path.includes('?') ? `${path}&hidden_modal` : `${path}?hidden_modal`);
    return;
  }
  const status = page.getByRole('status');
  await page.goto(path);
  await status.filter({ hasText: downloadCopy.redirect.waiting }).waitFor();
  await page.getByRole('button', { name: downloadCopy.stay }).click();
  await status.filter({ hasText: downloadCopy.redirect.staying }).waitFor();
}
