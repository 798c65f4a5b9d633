import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';

const ROOT = resolve(import.meta.dirname, '../../..');
const START_TIMEOUT_MS = 20_000;

/** The package contains a headless shell, compressed, for Linux on x64. */
const PACKAGED = join(ROOT, 'node_modules/@sparticuz/chromium/bin/chromium.br');
const UNPACKED = join(ROOT, 'node_modules/.cache/chromium-153.0.0/headless-shell');

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function unpackShell(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(PACKAGED)) {
    return undefined;
  }
  if (!existsSync(UNPACKED)) {
    mkdirSync(dirname(UNPACKED), { recursive: true });
    // Another process may unpack it at the same time, so the complete file gets its name last.
    const partial = `${UNPACKED}-${process.pid}`;
    writeFileSync(partial, brotliDecompressSync(readFileSync(PACKAGED)));
    chmodSync(partial, 0o755);
    renameSync(partial, UNPACKED);
  }
  return UNPACKED;
}

/** Starts the browser, because its file may exist while its system libraries are missing. */
function isWorking(path: string): boolean {
  if (!existsSync(path)) return false;
  return spawnSync(path, ['--version'], { timeout: START_TIMEOUT_MS }).status === 0;
}

export type FoundBrowser = {
  readonly path: string;
  /** A Chromium without windows, which takes less processor time than a full one. */
  readonly isHeadlessShell: boolean;
};

/**
 * Returns the first browser that works: `CHROMIUM_PATH`, the package's headless shell, an installed
 * Chromium or Chrome, Playwright's own. Throws when none works.
 */
export function findChromium(): FoundBrowser {
  const named = process.env.CHROMIUM_PATH;
  const candidates = [named, unpackShell(), ...INSTALLED, chromium.executablePath()];
  const path = candidates.find((candidate) => candidate && isWorking(candidate));
  if (path === undefined) {
    throw new Error(
      'No Chromium works. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one that works.',
    );
  }
  return { path, isHeadlessShell: /headless.?shell/.test(path) };
}

/** Chromium does not start as root without `--no-sandbox`. */
export const ROOT_ARGS: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * Gives Chromium no memory for the pixels of pages. Chromium then lays pages out and dispatches all
 * events as usual, but each screenshot is white. This saves a fifth of the browser's processor
 * time.
 */
export const NO_PIXELS_ARG = '--force-gpu-mem-available-mb=0';

/** Launches a browser for measurements. Playwright's test runner launches the tests' browser. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium().path, args: [...ROOT_ARGS, ...args] });
}
