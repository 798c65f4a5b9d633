const { default: DocumentEnvironment } = require('@happy-dom/jest-environment');
const NodeEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');

/**
 * Stryker accepts one environment for all tests, so this one chooses per file, as `jest.config.ts`
 * does.
 */
module.exports = function TestEnvironment(config, context) {
  const Environment = context.testPath.endsWith('.tsx') ? DocumentEnvironment : NodeEnvironment;
  return new Environment(config, context);
};
