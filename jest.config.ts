import nextJest from 'next/jest.js';
import type { Config } from 'jest';
import { withoutSettingsFiles } from './lib/config/settings-files.ts';

// Keeps the settings files of a developer from changing the results of the tests.
Object.assign(process.env, withoutSettingsFiles);

const withNext = nextJest({ dir: './' });

const shared: Config = {
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  restoreMocks: true,
};

/**
 * Tests of logic and servers run in Node. Tests that need a document (`*.test.tsx`) run in
 * happy-dom.
 */
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
  // Frames, scripts and style sheets are not loaded, because a frame that is still loading when its
  // test ends would fail the whole run.
  testEnvironmentOptions: {
    settings: {
      disableIframePageLoading: true,
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  },
  testMatch: ['<rootDir>/{app,components,lib}/**/*.test.tsx'],
};

/** Packages that contain only ES modules. Jest runs CommonJS, so it compiles them like our own code. */
const MODULE_ONLY = ['cockatiel', 'p-queue', 'parse5', 'entities'];

const compiled = async (project: Config): Promise<Config> => ({
  ...(await withNext(project)()),
  transformIgnorePatterns: [`/node_modules/(?!(?:${MODULE_ONLY.join('|')})/)`],
});

const config = async (): Promise<Config> => ({
  // Jest would leave one core idle by default, which is half of a machine with two.
  maxWorkers: '100%',
  // Only `--coverage` uses this. V8 counts the branches without instrumented code.
  coverageProvider: 'v8',
  collectCoverageFrom: ['lib/**/*.{ts,tsx}', '!lib/**/*.test.{ts,tsx}'],
  coverageReporters: ['text-summary'],
  coverageThreshold: { global: { branches: 95 } },
  projects: await Promise.all([logic, markup].map(compiled)),
});

export default config;
