import type { Config } from 'jest';
import jestConfig from '../../jest.config.ts';

const TIMEOUT_MS = 60_000;

/** The tests of several instances with a real Redis server (`npm run test:cluster -- store`). */
const config = async (): Promise<Config> => {
  const { projects = [] } = await jestConfig();
  const [logic] = projects;
  return {
    ...Object(logic),
    displayName: 'cluster',
    rootDir: process.cwd(),
    testMatch: ['<rootDir>/e2e/cluster/store/*.spec.ts'],
    testTimeout: TIMEOUT_MS,
    // The tests measure times, so only one file runs at a time.
    maxWorkers: 1,
  };
};

export default config;
