import { mkdirSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { startProcess } from './processes.mjs';

const RESULTS_FOLDER = '.cache/results';

/** Most steps keep one core busy, so a machine with two is used whole. */
const STEPS_AT_ONCE = 2;

/** A runner that ended badly has failed at least once, whatever its own file says, or lacks one. */
function getSum(step, exitCode) {
  const hasFailed = exitCode !== 0;
  const alone = { passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0, remarks: [] };
  if (step.sum === undefined) return alone;
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

/** Output goes straight to the terminal, or is printed whole at the end of a step with neighbours. */
async function startStep(step) {
  const env = step.env ?? {};
  if (step.isAlone) {
    printTitle(step);
    return startProcess(step.args, { env }).ended;
  }
  const { child, ended } = startProcess(step.args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [exitCode, ...output] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  printTitle(step);
  process.stdout.write(output.join(''));
  return exitCode;
}

async function runStep(step, outcomes) {
  const needed = await outcomes.get(step.needs);
  const startedAt = Date.now();
  const isPossible = step.needs === undefined || needed?.failed === 0;
  const sum = isPossible
    ? getSum(step, await startStep(step))
    : { passed: 0, failed: 1, remarks: [`not run: ${step.needs} failed`] };
  return { ...sum, seconds: (Date.now() - startedAt) / 1000 };
}

/** Takes steps from the queue until it is empty. */
async function runQueue(queue, outcomes) {
  for (const step of queue) {
    const outcome = runStep(step, outcomes);
    outcomes.set(step.name, outcome);
    await outcome;
  }
}

/**
 * Runs every step, also after a failed one, so that one run shows all that is wrong: first those
 * that may have neighbours, two at a time, then the others one by one. The summary names each test
 * that failed or had to be repeated; the last line printed is the sum over all runners. Resolves to
 * the exit code.
 */
export async function runChecks(steps) {
  rmSync(RESULTS_FOLDER, { recursive: true, force: true });
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const startedAt = Date.now();
  const outcomes = new Map();
  const shared = steps.filter(({ isAlone }) => !isAlone).values();
  await Promise.all(Array.from({ length: STEPS_AT_ONCE }, () => runQueue(shared, outcomes)));
  await runQueue(steps.filter(({ isAlone }) => isAlone).values(), outcomes);

  console.log('\n=== summary ===');
  const all = [];
  for (const { name } of steps) {
    const outcome = await outcomes.get(name);
    const { passed, failed, seconds, remarks } = outcome;
    all.push(outcome);
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    const counts = `${passed} of ${passed + failed}`;
    console.log(
      `${verdict}  ${name.padEnd(18)}${counts.padStart(12)}${seconds.toFixed(1).padStart(8)} s`,
    );
    for (const remark of remarks) console.log(`        ${remark}`);
  }
  console.log(`in ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  const total = (key) => all.reduce((sum, outcome) => sum + outcome[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}
