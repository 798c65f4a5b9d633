import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: '../../support/servers/global-setup.ts',
  outputDir: '../../../.cache/results/edge',
  // The edge of a test and the site know each other's ports.
  workers: 1,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [['list']],
});
