import nextJest from 'next/jest.js';
import type { Config } from 'jest';
import { withoutSettingsFiles } from './lib/config/settings-files.ts';

// Or the settings files of one developer would change what the tests see.
Object.assign(process.env, withoutSettingsFiles);

const withNext = nextJest({ dir: './' });

const shared: Config = {
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  restoreMocks: true,
};

/** Logic and servers run in node; whatever touches a document runs in happy-dom. */
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
  // A unit test fetches nothing. A frame that is still loading when its test ends fails the whole run.
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

/** Packages that ship modules only: jest runs CommonJS, so they are compiled like our own code. */
const MODULE_ONLY = ['cockatiel', 'p-queue', 'parse5', 'entities'];

const compiled = async (project: Config): Promise<Config> => ({
  ...(await withNext(project)()),
  transformIgnorePatterns: [`/node_modules/(?!(?:${MODULE_ONLY.join('|')})/)`],
});

const config = async (): Promise<Config> => ({
  // Jest leaves one core idle by default; of two, as in most checks, that is half the machine.
  maxWorkers: '100%',
  projects: await Promise.all([logic, markup].map(compiled)),
});

export default config;
