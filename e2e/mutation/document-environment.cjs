const { default: DocumentEnvironment } = require('@happy-dom/jest-environment');
const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');

module.exports = mixinJestEnvironment(DocumentEnvironment);
