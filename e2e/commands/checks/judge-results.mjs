import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A test file that cannot be loaded has no tests, so it counts as one failure. */
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

/** A busy machine may cause one or two flaky tests; more mean that the tests are unreliable. */
const MAX_FLAKY = 2;

function* findSpecs(suites) {
  for (const { specs = [], suites: inner = [] } of suites) {
    yield* specs;
    yield* findSpecs(inner);
  }
}

/** If more than `MAX_FLAKY` tests are flaky, each of them counts as failed. */
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
