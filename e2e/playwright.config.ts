import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell } from './support/browser/find-chromium.ts';

const executablePath = findChromium();

/**
 * With a headless shell three workers fit on two cores, because many tests only wait for a
 * deadline. A full Chromium needs more processor time, so with it there are two.
 */
const workers = executablePath !== undefined && executablePath === findHeadlessShell() ? 3 : 2;

/** Chromium as root, the user of most containers, needs `--no-sandbox`. */
const isRoot = process.getuid?.() === 0;

const BROWSER_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
];

export default defineConfig({
  testDir: './specs',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/servers/global-setup.ts',
  outputDir: '../.cache/results/e2e',
  workers,
  // A test gets one retry. `count-results.mjs` names each test that needed it and fails above a
  // limit.
  retries: 1,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '../.cache/results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    video: 'off',
    // Tracing every test would take a large part of the suite's time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...BROWSER_ARGS, ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
