import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * jest counts no tests of a file that it cannot load, so the file itself counts as one failed test.
 */
export function judgeJestTests(file) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = read(file);
  const broken = testResults.filter(({ status }) => status === 'failed');
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    remarks: broken.flatMap(({ name, assertionResults }) => {
      const failing = assertionResults.filter(({ status }) => status === 'failed');
      return failing.length === 0
        ? [`failed: ${name}`]
        : failing.map(({ fullName }) => `failed: ${name} › ${fullName}`);
    }),
  };
}

/** A busy machine may cause one or two flaky tests. More flaky tests mean unreliable tests. */
const MAX_FLAKY = 2;

function* findSpecs(suites) {
  for (const { specs = [], suites: inner = [] } of suites) {
    yield* specs;
    yield* findSpecs(inner);
  }
}

/**
 * Flaky tests count as passed, but if there are more than `MAX_FLAKY`, they all count as failed. An
 * error outside the tests counts as one failed test.
 */
export function judgePlaywrightTests(file) {
  const { stats, errors, suites } = read(file);
  const listRemarks = (status, words) =>
    [...findSpecs(suites)]
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map((spec) => `${words}: ${spec.file}:${spec.line} › ${spec.title}`);
  const isUnreliable = stats.flaky > MAX_FLAKY;
  return {
    passed: stats.expected + (isUnreliable ? 0 : stats.flaky),
    failed: stats.unexpected + errors.length + (isUnreliable ? stats.flaky : 0),
    remarks: [
      ...listRemarks('unexpected', 'failed'),
      ...listRemarks('flaky', 'passed only when repeated'),
    ],
  };
}
