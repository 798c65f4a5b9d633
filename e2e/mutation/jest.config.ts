import type { Config } from 'jest';
import jestConfig from '../../jest.config.ts';

const NODE = '@stryker-mutator/jest-runner/jest-env/node';
const DOCUMENT = '<rootDir>/e2e/mutation/document-environment.cjs';

/**
 * The unit tests of one folder of lib, which `MUTATED_FOLDER` names. Stryker runs them in its copy of
 * the repository, the working directory.
 */
const config = async (): Promise<Config> => {
  const { projects = [] } = await jestConfig();
  const rootDir = process.cwd();
  const roots = [`<rootDir>/${process.env.MUTATED_FOLDER}`];
  return {
    rootDir,
    projects: projects.map((project) =>
      typeof project === 'string'
        ? project
        : {
            ...project,
            rootDir,
            roots,
            // These environments tell Stryker which test runs which mutant.
            testEnvironment: project.testEnvironment === 'node' ? NODE : DOCUMENT,
          },
    ),
  };
};

export default config;
