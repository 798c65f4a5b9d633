import { join } from 'node:path';
import type { Config } from 'jest';
import jestConfig from '../../jest.config.ts';

/**
 * The unit tests of one folder of lib, which `MUTATED_FOLDER` names, as one project: that is faster,
 * and Stryker accepts only one environment. Stryker runs them in its copy of the repository, which
 * is then the working directory.
 */
const config = async (): Promise<Config> => {
  const { projects = [] } = await jestConfig();
  const rootDir = process.cwd();
  const merged: Config = Object.assign({}, ...projects);
  return {
    ...merged,
    rootDir,
    roots: [`<rootDir>/${process.env.MUTATED_FOLDER}`],
    testMatch: ['**/*.test.{ts,tsx}'],
    testEnvironment: join(rootDir, 'e2e/mutation/test-environment.cjs'),
  };
};

export default config;
