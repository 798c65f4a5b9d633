import { defineConfig, devices } from '@playwright/test';
import { findChromium, NO_PIXELS_ARG, ROOT_ARGS } from './e2e/support/browser/chromium.ts';

const browser = findChromium();

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
  testDir: './e2e/specs',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/servers/global-setup.ts',
  outputDir: '.cache/results/e2e',
  // Two cores can run three workers with a headless shell, but only two with a full Chromium.
  workers: browser.isHeadlessShell ? 3 : 2,
  // A test that passes only when it is repeated is flaky. `npm test` lists the flaky
  // tests, and counts them as failed if there are too many.
  retries: 1,
  forbidOnly: true,
  // Long, because three workers share two cores: a time limit of the tests is no promise of the site.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/results/e2e.json' }]],
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
      executablePath: browser.path,
      args: [...BROWSER_ARGS, ...(browser.isHeadlessShell ? SHELL_ARGS : []), ...ROOT_ARGS],
    },
  },
});
