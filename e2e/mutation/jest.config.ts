import { join } from 'node:path';
import type { Config } from 'jest';
import jestConfig from '../../jest.config.ts';

/**
 * Merges the projects of the `jest.config.ts` in the root folder, because Stryker accepts only one
 * test environment. The working directory is a copy of the repository that Stryker makes.
 */
const config = async (): Promise<Config> => {
  const { projects = [] } = await jestConfig();
  const rootDir = process.cwd();
  const merged: Config = Object.assign({}, ...projects);
  return {
    ...merged,
    rootDir,
    roots: [`<rootDir>/${process.env.MUTATED_FOLDER}`],
    testMatch: [process.env.MUTATION_TESTS ?? ''],
    testEnvironment: join(rootDir, 'e2e/mutation/test-environment.cjs'),
  };
};

export default config;
