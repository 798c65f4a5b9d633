import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

const START_TIMEOUT_MS = 20_000;

/** Where `installChromium` puts the browser of a registry package. */
export const PACKAGED_FOLDER = 'node_modules/.cache/packaged-chromium';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser without its system libraries is there and does not start; it is passed over. */
function isWorking(path: string): boolean {
  if (!existsSync(path)) return false;
  return spawnSync(path, ['--version'], { timeout: START_TIMEOUT_MS }).status === 0;
}

/** Playwright's download has a smaller browser for when nobody watches, which will do. */
function findPlaywrights(): readonly string[] {
  const own = chromium.executablePath();
  const cache = own.slice(0, Math.max(0, own.indexOf('chromium-')));
  const shells =
    cache === '' ? [] : globSync('chromium_headless_shell-*/*/*headless?shell', { cwd: cache });
  return [own, ...shells.map((shell) => join(cache, shell))];
}

/** The one named by CHROMIUM_PATH, the system's, Playwright's, or that of a registry package. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  const candidates = [
    ...(named ? [named] : []),
    ...INSTALLED,
    ...findPlaywrights(),
    join(process.cwd(), PACKAGED_FOLDER, 'chromium'),
  ];
  return candidates.find(isWorking);
}
