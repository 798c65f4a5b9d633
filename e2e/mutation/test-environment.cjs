const { default: DocumentEnvironment } = require('@happy-dom/jest-environment');
const NodeEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');

/** The environment of a unit test, as in `jest.config.ts`. Stryker accepts only one for all tests. */
module.exports = function TestEnvironment(config, context) {
  const Environment = context.testPath.endsWith('.tsx') ? DocumentEnvironment : NodeEnvironment;
  return new Environment(config, context);
};
