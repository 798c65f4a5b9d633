import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { findChromium } from './find-chromium.ts';

/** Launches a browser for measurements. Playwright's test runner launches the tests' browser. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  // Chromium does not start as root without `--no-sandbox`.
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...(isRoot ? ['--no-sandbox'] : []), ...args],
  });
}
