const { default: DocumentEnvironment } = require('@happy-dom/jest-environment');
const NodeEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');

/** Stryker accepts only one environment, so this one chooses between those of `jest.config.ts`. */
module.exports = function TestEnvironment(config, context) {
  const Environment = context.testPath.endsWith('.tsx') ? DocumentEnvironment : NodeEnvironment;
  return new Environment(config, context);
};
