import { defineConfig } from '@playwright/test';

/**
 * `npm run test:faults`; docs/reliability.md says what it tests and how long it takes. After `--`
 * come options of Playwright, such as `-g disk`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../support/servers/global-setup.ts',
  outputDir: '../../.cache/results/faults',
  // The tests measure times, so only one runs at a time.
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['./table-reporter.ts']],
});
