import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';
import type { Config } from 'jest';
import { withoutSettingsFiles } from './lib/config/settings-files.ts';

// A developer's settings files must not change the results of the tests.
Object.assign(process.env, withoutSettingsFiles);

const withNext = nextJest({ dir: './' });

const shared: Config = {
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  restoreMocks: true,
};

const logic: Config = {
  ...shared,
  displayName: 'logic',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{lib,e2e}/**/*.test.ts', '<rootDir>/*.test.ts'],
};

const markup: Config = {
  ...shared,
  displayName: 'markup',
  testEnvironment: '@happy-dom/jest-environment',
  // A script, stylesheet or frame that still loads when its test ends would fail the whole run.
  testEnvironmentOptions: {
    settings: {
      disableIframePageLoading: true,
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  },
  setupFilesAfterEnv: ['<rootDir>/e2e/support/unit/wait-limit.ts'],
  testMatch: ['<rootDir>/{app,components,lib}/**/*.test.tsx'],
};

/** Packages of ES modules, which jest compiles to CommonJS like our own code. */
const MODULE_ONLY = ['cockatiel', 'p-queue', 'parse5', 'entities'];

const compiled = async (project: Config): Promise<Config> => ({
  ...(await withNext(project)()),
  transformIgnorePatterns: [`/node_modules/(?!(?:${MODULE_ONLY.join('|')})/)`],
});

const config = async (): Promise<Config> => ({
  // A loaded machine takes seconds for what takes milliseconds alone: only what hangs is to end.
  testTimeout: 30_000,
  // There are more workers than cores, because tests of time-outs and of commands spend most of
  // their time waiting.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  // The next four options apply only with `--coverage`. V8 counts the branches itself, so jest adds
  // no counters to the code.
  coverageProvider: 'v8',
  collectCoverageFrom: ['lib/**/*.{ts,tsx}', '!lib/**/*.test.{ts,tsx}'],
  coverageReporters: ['text-summary'],
  coverageThreshold: { global: { branches: 95 } },
  projects: await Promise.all([logic, markup].map(compiled)),
});

export default config;
