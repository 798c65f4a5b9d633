import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Resolves to all answers that the service worker keeps. The key is the address, and the value is
 * the text of the headers and of the body.
 */
export function readOfflineCaches(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const kept: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const answer = await cache.match(url);
        kept[url] = `${JSON.stringify([...(answer?.headers ?? [])])}${await answer?.text()}`;
      }
    }
    return kept;
  });
}

/** Opens a page and waits until the service worker keeps it. */
export async function visitAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const { origin, pathname } = new URL(page.url());
  await expect
    .poll(async () => Object.keys(await readOfflineCaches(page)), { timeout: 15_000 })
    .toContain(`${origin}${pathname}`);
}
