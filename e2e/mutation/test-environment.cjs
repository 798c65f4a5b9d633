const { default: DocumentEnvironment } = require('@happy-dom/jest-environment');
const NodeEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');

/** Stryker accepts one environment, so the choice of `jest.config.ts` between two is made here. */
module.exports = function TestEnvironment(config, context) {
  const Environment = context.testPath.endsWith('.tsx') ? DocumentEnvironment : NodeEnvironment;
  return new Environment(config, context);
};
