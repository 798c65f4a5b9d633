import type { Config } from 'jest';
import jestConfig from '../jest.config.ts';

/**
 * For `npx stryker run`: the unit tests of `lib`, in one project, because Stryker accepts only one
 * test environment. The working directory is a copy of the repository that Stryker makes.
 */
const config = async (): Promise<Config> => {
  const { projects = [] } = await jestConfig();
  const merged: Config = Object.assign({}, ...projects);
  return {
    ...merged,
    rootDir: process.cwd(),
    testMatch: ['<rootDir>/lib/**/*.test.{ts,tsx}'],
    // These tests read fonts of `node_modules`, which the copy does not have.
    testPathIgnorePatterns: ['/lib/preview/'],
    testEnvironment: `${process.cwd()}/e2e/mutation-environment.cjs`,
  };
};

export default config;
