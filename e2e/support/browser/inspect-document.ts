import type { Page } from '@playwright/test';

/**
 * Returns the sources of a directive of a Content-Security-Policy, or an empty text if the policy
 * lacks the directive.
 */
export function getDirective(policy: string | undefined, name: string): string {
  const directive = (policy ?? '').split(';').find((part) => part.trim().startsWith(`${name} `));
  return directive?.trim().slice(name.length + 1) ?? '';
}

/** The script of a public page of the built site (`e2e/commands/build-page-scripts.ts`). */
export const FRAMEWORK_FREE_SCRIPT = 'script[type=module][src*="/chunks/page-"]';

/**
 * Looks for a property that React's hydration adds to `<main>`. A page without the framework is
 * ready when it is complete and its script has run all steps. Returns false if a
 * navigation destroys the document meanwhile.
 */
export async function isHydrated(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(() => {
      if ('started' in document.documentElement.dataset) return document.readyState === 'complete';
      const main = document.querySelector('main');
      return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
    });
  } catch (error) {
    if (/context was destroyed/.test(String(error))) return false;
    throw error;
  }
}
