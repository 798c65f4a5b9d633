import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A file that could not even be loaded has no tests to count, so it counts itself. */
export function sumJest(file) {
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

/** Machines that run this are busy; more than these, and it is our own work that cannot be trusted. */
const MAX_REPEATED = 2;

function* findSpecs(suites) {
  for (const { specs = [], suites: inner = [] } of suites) {
    yield* specs;
    yield* findSpecs(inner);
  }
}

/** A test that failed and passed when it was repeated is named, so that nobody overlooks it. */
export function sumPlaywright(file) {
  const { stats, errors, suites } = read(file);
  const remark = (status, words) =>
    [...findSpecs(suites)]
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map((spec) => `${words}: ${spec.file}:${spec.line} › ${spec.title}`);
  const isShaky = stats.flaky > MAX_REPEATED;
  return {
    passed: stats.expected + (isShaky ? 0 : stats.flaky),
    failed: stats.unexpected + errors.length + (isShaky ? stats.flaky : 0),
    remarks: [...remark('unexpected', 'failed'), ...remark('flaky', 'passed only when repeated')],
  };
}
