import type { Page } from '@playwright/test';

/** What a page's policy lets run: the value of one directive, without its name. */
export function directiveOf(policy: string | undefined, name: string): string {
  const directive = (policy ?? '').split(';').find((part) => part.trim().startsWith(`${name} `));
  return directive?.trim().slice(name.length + 1) ?? '';
}

/** React marks each element that it has taken over; a page whose scripts are blocked has none. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}
