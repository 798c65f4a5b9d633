import type { Page } from '@playwright/test';
import { routes } from '../../lib/routes.ts';

const STORES = /^https:\/\/(apps\.apple\.com|play\.google\.com)\//;

/**
 * Opens a page of the site to look at it: a menu without its opening popup, and the download page
 * after it has left for its store. Its leaving is waited for, as it would otherwise come in the
 * middle of whatever the test does next; the store's 204 keeps the browser here, and the window does
 * not close 3 s later.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  if (path !== routes.downloadApp()) {
    await page.goto(path.includes('?') ? `${path}&hidden_modal` : `${path}?hidden_modal`);
    return;
  }
  await page.addInitScript('window.close = () => undefined;');
  await page.route(STORES, (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest(STORES);
  await page.goto(path, { waitUntil: 'commit' });
  await (await left).response();
  await page.getByRole('contentinfo').waitFor();
}
