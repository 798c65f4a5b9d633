import type { Page } from '@playwright/test';

/** The value of one directive of a Content-Security-Policy, without its name. */
export function getDirective(policy: string | undefined, name: string): string {
  const directive = (policy ?? '').split(';').find((part) => part.trim().startsWith(`${name} `));
  return directive?.trim().slice(name.length + 1) ?? '';
}

/** React marks each element that it has hydrated; a page with blocked scripts has no marks. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}
