import { join } from 'node:path';
import type { Config } from 'jest';
import jestConfig from '../../jest.config.ts';

/**
 * Merges the projects of `jest.config.ts`, because Stryker accepts only one environment. The
 * working directory is Stryker's copy of the repository.
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
