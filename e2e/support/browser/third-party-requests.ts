import type { Page } from '@playwright/test';

/**
 * Answers requests of the page to other origins than `ownOrigins` with an empty response. Resolves
 * to a list to which each such request adds its address. Requests to the app stores, to which
 * `/downloadapp` redirects, add nothing to the list.
 */
export async function interceptThirdPartyRequests(
  page: Page,
  ownOrigins: readonly string[],
): Promise<readonly string[]> {
  const requests: string[] = [];
  const isThirdParty = (url: URL): boolean =>
    url.protocol.startsWith('http') && !ownOrigins.includes(url.origin);
  await page.route(isThirdParty, (route) => {
    const url = route.request().url();
    if (!/play\.google|apps\.apple/.test(url)) requests.push(url);
    return route.fulfill({ status: 204 });
  });
  return requests;
}
