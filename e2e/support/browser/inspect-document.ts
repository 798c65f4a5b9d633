import type { Page } from '@playwright/test';

/** Returns the sources without the name of the directive. */
export function getDirective(policy: string | undefined, name: string): string {
  const directive = (policy ?? '').split(';').find((part) => part.trim().startsWith(`${name} `));
  return directive?.trim().slice(name.length + 1) ?? '';
}

/**
 * React's hydration adds a property to each element. Returns false also during a navigation, which
 * destroys the document.
 */
export async function isHydrated(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(() => {
      const main = document.querySelector('main');
      return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
    });
  } catch (error) {
    if (/context was destroyed/.test(String(error))) return false;
    throw error;
  }
}
