const { default: DocumentEnvironment } = require('@happy-dom/jest-environment');
const NodeEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');

/** Stryker accepts one environment, so this one chooses between the two of `jest.config.ts`. */
module.exports = function TestEnvironment(config, context) {
  const Environment = context.testPath.endsWith('.tsx') ? DocumentEnvironment : NodeEnvironment;
  return new Environment(config, context);
};
