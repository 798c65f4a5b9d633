import { mkdirSync, rmSync } from 'node:fs';
import { startProcess } from './processes.mjs';

const RESULTS_FOLDER = '.cache/results';

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

async function runStep(step, outcomes) {
  console.log(`\n=== ${step.name} ===`);
  const startedAt = Date.now();
  const isPossible = step.needs === undefined || outcomes.get(step.needs)?.failed === 0;
  const sum = isPossible
    ? getSum(step, await startProcess(step.args, { env: step.env ?? {} }).ended)
    : { passed: 0, failed: 1, remarks: [`not run: ${step.needs} failed`] };
  return { ...sum, seconds: (Date.now() - startedAt) / 1000 };
}

/**
 * Runs every step, also after a failed one, so that one run shows all that is wrong. The summary
 * names each test that failed or had to be repeated; the last line printed is the sum over all
 * runners. Resolves to the exit code.
 */
export async function runChecks(steps) {
  rmSync(RESULTS_FOLDER, { recursive: true, force: true });
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const outcomes = new Map();
  for (const step of steps) outcomes.set(step.name, await runStep(step, outcomes));

  console.log('\n=== summary ===');
  for (const [name, { passed, failed, seconds, remarks }] of outcomes) {
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    const counts = `${passed} of ${passed + failed}`;
    console.log(
      `${verdict}  ${name.padEnd(18)}${counts.padStart(12)}${seconds.toFixed(1).padStart(8)} s`,
    );
    for (const remark of remarks) console.log(`        ${remark}`);
  }
  const all = [...outcomes.values()];
  const total = (key) => all.reduce((sum, outcome) => sum + outcome[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}
