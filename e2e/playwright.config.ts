import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell } from './support/browser/find-chromium.ts';

const executablePath = findChromium();

const isHeadlessShell = executablePath !== undefined && executablePath === findHeadlessShell();

/** Two cores can run three workers with a headless shell, but only two with a full Chromium. */
const workers = isHeadlessShell ? 3 : 2;

/** Chromium does not start as root without `--no-sandbox`. */
const isRoot = process.getuid?.() === 0;

const BROWSER_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
];

/**
 * Compositing in the browser's process takes less processor time than in a process of its own. The
 * headless shell crashes at its start when only the first of these arguments is given.
 */
const SHELL_ARGS = ['--in-process-gpu', '--disable-software-rasterizer'];

export default defineConfig({
  testDir: './specs',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/servers/global-setup.ts',
  outputDir: '../.cache/results/e2e',
  workers,
  // `judge-results.mjs` lists the flaky tests, and counts them as failed if there are too many.
  retries: 1,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '../.cache/results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    // A service worker would answer the requests that a test watches. Specs about service workers
    // allow them.
    serviceWorkers: 'block',
    video: 'off',
    // The frames of an animation cost processor time. Tests about motion override this.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing slows a test down, so only the repetition of a failed test is traced.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...BROWSER_ARGS,
        ...(isHeadlessShell ? SHELL_ARGS : []),
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
