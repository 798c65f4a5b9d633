import { defineConfig } from '@playwright/test';
import { findChromium, ROOT_ARGS } from '../support/browser/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '{edge,image,manifests,whole}/*.spec.ts',
  globalSetup: '../support/servers/global-setup.ts',
  outputDir: '../../.cache/results/cluster',
  // The tests of the edge start the sandbox at one fixed port, which two workers could not share.
  workers: 1,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [['list']],
  // For `edge/old-files.spec.ts`, the only spec that opens a browser.
  use: {
    locale: 'ro-RO',
    launchOptions: {
      executablePath: findChromium().path,
      args: [...ROOT_ARGS],
    },
  },
});
