import { mkdirSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { startProcess } from '../processes/processes.mjs';

const RESULTS_FOLDER = '.cache/results';

/** Two steps at once use both cores of a small machine, because a step often leaves a core idle. */
const STEPS_AT_ONCE = 2;

/** The running step with `printsAtOnce`, if there is one. */
let printingStep;

/** A step whose exit code is not 0 has at least one failure, even if its report has none. */
function getSum(step, exitCode) {
  const hasFailed = exitCode !== 0;
  const oneCheck = { passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0, remarks: [] };
  if (step.sum === undefined) return oneCheck;
  try {
    const sum = step.sum();
    if (!hasFailed || sum.failed > 0) return sum;
    const remark = `no test failed, but the runner ended with exit code ${exitCode}`;
    return { ...sum, failed: 1, remarks: [...sum.remarks, remark] };
  } catch (error) {
    return { passed: 0, failed: 1, remarks: [`no results: ${error.message}`] };
  }
}

const printTitle = ({ name }) => console.log(`\n=== ${name} ===`);

/**
 * The output of a step is printed when the step ends, so that the outputs of two steps do not mix.
 * Only a step with `printsAtOnce` prints while it runs. When another step ends in the meantime, the
 * title of this step is printed again.
 */
async function startStep(step) {
  const env = step.env ?? {};
  if (step.printsAtOnce) {
    printTitle(step);
    printingStep = step;
    const exitCode = await startProcess(step.args, { env }).ended;
    printingStep = undefined;
    return exitCode;
  }
  const { child, ended } = startProcess(step.args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [exitCode, ...output] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  printTitle(step);
  process.stdout.write(output.join(''));
  if (printingStep !== undefined) printTitle(printingStep);
  return exitCode;
}

async function runStep(step, results) {
  const needed = await results.get(step.needs);
  const startedAt = Date.now();
  const isPossible = step.needs === undefined || needed?.failed === 0;
  const sum = isPossible
    ? getSum(step, await startStep(step))
    : { passed: 0, failed: 1, remarks: [`not run: ${step.needs} failed`] };
  return { ...sum, seconds: (Date.now() - startedAt) / 1000 };
}

/** `queue` is an iterator. Concurrent calls share it, so that each step runs once. */
async function runQueue(queue, results) {
  for (const step of queue) {
    const result = runStep(step, results);
    results.set(step.name, result);
    await result;
  }
}

/**
 * Runs all steps. A failed step does not stop the run, so one run shows all failures. But a step
 * that `needs` a failed step does not run, and counts as failed. The needed step must come earlier
 * in `steps`. Resolves to the exit code.
 */
export async function runChecks(steps) {
  rmSync(RESULTS_FOLDER, { recursive: true, force: true });
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const startedAt = Date.now();
  const results = new Map();
  const queue = steps.values();
  await Promise.all(Array.from({ length: STEPS_AT_ONCE }, () => runQueue(queue, results)));

  console.log('\n=== summary ===');
  const all = [];
  for (const { name } of steps) {
    const result = await results.get(name);
    const { passed, failed, seconds, remarks } = result;
    all.push(result);
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    const counts = `${passed} of ${passed + failed}`;
    console.log(
      `${verdict}  ${name.padEnd(18)}${counts.padStart(12)}${seconds.toFixed(1).padStart(8)} s`,
    );
    for (const remark of remarks) console.log(`        ${remark}`);
  }
  console.log(`in ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  const total = (key) => all.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}
