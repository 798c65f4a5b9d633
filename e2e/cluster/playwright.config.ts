import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testIgnore: 'store/*',
  globalSetup: '../support/servers/global-setup.ts',
  outputDir: '../../.cache/results/cluster',
  // The tests of the edge start the sandbox at one fixed port, which two workers could not share.
  workers: 1,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [['list']],
});
