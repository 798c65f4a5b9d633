import { checkSteps } from './check-steps.mjs';
import { runChecks } from './run-checks.mjs';

const steps = checkSteps.filter(({ name }) => name !== 'e2e');
// Without the browser tests the unit tests are the longest step, so they start first.
const unit = steps.filter(({ name }) => name === 'unit');
process.exitCode = await runChecks([...unit, ...steps.filter((step) => !unit.includes(step))]);
