import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { sandboxSettings } from './demo-settings.ts';
import { startProcess } from './processes.ts';

// `npm test`: runs every check, two at a time, because most of them leave a core idle. A failed
// check does not stop the run, so that one run shows all failures. `.ci/run` runs this too.

const RESULTS_FOLDER = '.cache/results';
const STEPS_AT_ONCE = 2;

/** A busy machine may cause one or two flaky tests. More flaky tests mean unreliable tests. */
const MAX_FLAKY = 2;

type Sum = { readonly passed: number; readonly failed: number; readonly remarks: string[] };
type Step = {
  readonly name: string;
  /** Arguments of Node. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** An earlier step that must have passed. */
  readonly needs?: string;
  /** Counts the tests of the step; a step without it counts as one check. */
  readonly sum?: () => Sum;
  /** Prints while it runs. The output of any other step is printed when the step ends. */
  readonly printsAtOnce?: true;
};

const readResults = <T>(file: string, shape: z.ZodType<T>): T =>
  shape.parse(JSON.parse(readFileSync(`${RESULTS_FOLDER}/${file}`, 'utf8')));

const jestShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** jest counts no tests of a file that it cannot load, so the file itself counts as one. */
function sumUnitTests(): Sum {
  const results = readResults('unit.json', jestShape);
  const broken = results.testResults.filter(({ status }) => status === 'failed');
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    remarks: broken.flatMap(({ name, assertionResults }) => {
      const failing = assertionResults.filter(({ status }) => status === 'failed');
      return [`failed: ${name}`, ...failing.map(({ fullName }) => `  › ${fullName}`)];
    }),
  };
}

const specShape = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.string() })),
});
const suiteShape = z.object({
  specs: z.array(specShape).default([]),
  get suites(): z.ZodDefault<z.ZodArray<typeof suiteShape>> {
    return z.array(suiteShape).default([]);
  },
});
const browserShape = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(suiteShape),
});
type Suite = z.infer<typeof suiteShape>;

const listSpecs = (suites: readonly Suite[]): Suite['specs'] =>
  suites.flatMap(({ specs, suites: inner }) => [...specs, ...listSpecs(inner)]);

/** Flaky tests count as passed; more than `MAX_FLAKY` of them count as failed. */
function sumBrowserTests(): Sum {
  const { stats, errors, suites } = readResults('e2e.json', browserShape);
  const list = (status: string, words: string): readonly string[] =>
    listSpecs(suites)
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `${words}: ${file}:${line} › ${title}`);
  const isUnreliable = stats.flaky > MAX_FLAKY;
  return {
    passed: stats.expected + (isUnreliable ? 0 : stats.flaky),
    failed: stats.unexpected + errors.length + (isUnreliable ? stats.flaky : 0),
    remarks: [...list('unexpected', 'failed'), ...list('flaky', 'passed only when repeated')],
  };
}

// The build comes early, because the browser tests wait for it. The unit tests come last: many of
// them wait, as many browser tests do, so both together use two cores well.
const steps: readonly Step[] = [
  { name: 'types: routes', args: ['node_modules/next/dist/bin/next', 'typegen'] },
  {
    name: 'types',
    args: ['node_modules/@typescript/native/bin/tsc', '--singleThreaded'],
    needs: 'types: routes',
  },
  {
    name: 'lint: oxlint',
    args: ['node_modules/oxlint/bin/oxlint', '--deny-warnings', '.'],
    // The part of oxlint that checks types is a program in Go. It collects garbage less often so.
    env: { GOGC: '400' },
    needs: 'types: routes',
  },
  {
    name: 'build',
    args: ['e2e/commands/build.ts'],
    env: { ...sandboxSettings, IS_TEST_BUILD: '1' },
    needs: 'types',
  },
  { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
  {
    name: 'lint: stylelint',
    args: ['node_modules/stylelint/bin/stylelint.mjs', '**/*.scss', '--max-warnings=0'],
  },
  {
    name: 'lint: boundaries',
    args: ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '.'],
  },
  {
    name: 'lint: folders',
    args: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config=.dependency-cruiser.folders.cjs',
      'lib',
      'components',
    ],
  },
  {
    name: 'lint: unused',
    args: ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'],
  },
  {
    name: 'e2e',
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    sum: sumBrowserTests,
    needs: 'build',
    printsAtOnce: true,
  },
  {
    name: 'unit',
    // `--single-threaded` keeps V8's helper threads from taking processor time from the workers.
    args: [
      '--single-threaded',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${RESULTS_FOLDER}/unit.json`,
    ],
    sum: sumUnitTests,
  },
];

function getSum(step: Step, exitCode: number): Sum {
  const hasFailed = exitCode !== 0;
  if (step.sum === undefined) {
    return { passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0, remarks: [] };
  }
  try {
    const sum = step.sum();
    if (!hasFailed || sum.failed > 0) return sum;
    const remark = `no test failed, but the runner ended with exit code ${exitCode}`;
    return { ...sum, failed: 1, remarks: [...sum.remarks, remark] };
  } catch (error) {
    return { passed: 0, failed: 1, remarks: [`no results: ${String(error)}`] };
  }
}

async function startStep({ name, args, env, printsAtOnce }: Step): Promise<number> {
  if (printsAtOnce) {
    console.log(`\n=== ${name} ===`);
    return startProcess(args, { env }).ended;
  }
  const { child, ended } = startProcess(args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const [exitCode, ...output] = await Promise.all([ended, ...streams.map((one) => text(one))]);
  process.stdout.write(`\n=== ${name} ===\n${output.join('')}`);
  return exitCode;
}

type Result = Sum & { readonly name: string; readonly seconds: number };
const results = new Map<string, Promise<Result>>();

async function runStep(step: Step): Promise<Result> {
  const needed = step.needs === undefined ? undefined : await results.get(step.needs);
  const startedAt = Date.now();
  const sum =
    needed === undefined || needed.failed === 0
      ? getSum(step, await startStep(step))
      : { passed: 0, failed: 1, remarks: [`not run: ${needed.name} failed`] };
  return { ...sum, name: step.name, seconds: (Date.now() - startedAt) / 1000 };
}

rmSync(RESULTS_FOLDER, { recursive: true, force: true });
mkdirSync(RESULTS_FOLDER, { recursive: true });
const startedAt = Date.now();
// Both workers take their steps from the same iterator, so each step runs once.
const queue = steps.values();
await Promise.all(
  Array.from({ length: STEPS_AT_ONCE }, async () => {
    for (const step of queue) {
      const result = runStep(step);
      results.set(step.name, result);
      await result;
    }
  }),
);

console.log('\n=== summary ===');
const all = await Promise.all(results.values());
for (const { name, passed, failed, seconds, remarks } of all) {
  const verdict = failed === 0 ? 'ok    ' : 'FAILED';
  const counts = `${passed} of ${passed + failed}`.padStart(12);
  console.log(`${verdict}  ${name.padEnd(18)}${counts}${seconds.toFixed(1).padStart(8)} s`);
  for (const remark of remarks) console.log(`        ${remark}`);
}
const total = (key: 'passed' | 'failed'): number => all.reduce((sum, one) => sum + one[key], 0);
console.log(`in ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
