import type { Page } from '@playwright/test';
import { isExpectedMessage } from '../rules/development-output.ts';
import { expect, test as base } from './fixtures.ts';

export { expect };

/**
 * A test that uses `page` fails when the page has errors, as with the `test` of `fixtures.ts`. Here
 * it also fails when the browser's console shows an unexpected message, or when the page preloads a
 * style sheet that it does not use.
 */
export const test = base.extend({
  page: async ({ page }, provide) => {
    const unexpected: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (!isExpectedMessage(text)) unexpected.push(text);
    });
    await provide(page);
    expect(unexpected, 'messages in the console').toEqual([]);
    expect(await findUnusedStylePreloads(page)).toEqual([]);
  },
});

/**
 * Finds preloads of style sheets that the document does not use. Chromium warns of these preloads
 * only some seconds after the load, which is too late for a test.
 */
function findUnusedStylePreloads(page: Page): Promise<readonly string[]> {
  const preloads = page.locator('link[rel="preload"][as="style"]');
  return preloads.evaluateAll((links) =>
    links
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !document.querySelector(`link[rel="stylesheet"][href="${href}"]`)),
  );
}
