import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell } from './support/browser/find-chromium.ts';
import { NO_PIXELS_ARG } from './support/browser/no-pixels.ts';

const executablePath = findChromium();

const isHeadlessShell = executablePath !== undefined && executablePath === findHeadlessShell();

/**
 * A machine with two cores can run three workers if the browser is a headless shell, but only two
 * workers if it is a full Chromium.
 */
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
 * `--in-process-gpu` moves the compositing into the browser's main process, which saves processor
 * time. With this argument alone the headless shell crashes at its start.
 */
const SHELL_ARGS = ['--in-process-gpu', '--disable-software-rasterizer', NO_PIXELS_ARG];

export default defineConfig({
  testDir: './specs',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/servers/global-setup.ts',
  outputDir: '../.cache/results/e2e',
  workers,
  // A test that passes only when it is repeated is flaky. In `npm test`, `judge-results.mjs` lists
  // the flaky tests, and counts them as failed if there are too many.
  retries: 1,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '../.cache/results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    // A service worker would answer the requests that a test watches. Tests that need a service
    // worker override this setting.
    serviceWorkers: 'block',
    video: 'off',
    // The frames of an animation cost processor time. Tests about motion override this setting.
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
