import type { Page } from '@playwright/test';

/**
 * Every request to others, the stores' aside, where `/downloadapp` goes by itself. The network's
 * host is answered here: no test may reach it.
 */
export async function watchOthers(
  page: Page,
  ownOrigins: readonly string[],
): Promise<readonly string[]> {
  const others: string[] = [];
  const isOther = (url: URL): boolean =>
    url.protocol.startsWith('http') && !ownOrigins.includes(url.origin);
  await page.route(isOther, (route) => {
    const url = route.request().url();
    if (!/play\.google|apps\.apple/.test(url)) others.push(url);
    return route.fulfill({ status: 204 });
  });
  return others;
}
