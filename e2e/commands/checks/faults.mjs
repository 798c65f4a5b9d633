import { formatReport } from '../../faults/format-report.ts';
import { runSuite } from '../../faults/run-suite.ts';
import { sandboxSettings } from '../../support/demo/demo-settings.ts';
import setUpCopy from '../../support/servers/global-setup.ts';
import { buildSite } from '../site/build-site.mjs';

// Runs the suite of `e2e/faults`; `docs/reliability.md` says how long a run takes.

Object.assign(process.env, sandboxSettings);
if (!(await buildSite(process.cwd(), { unlessCurrent: true }))) process.exit(1);
const removeCopy = await setUpCopy();
const onStep = (step) => console.error(`Measuring: ${step}`);
const tables = await runSuite(onStep).finally(removeCopy);
const { text, exitCode } = formatReport(tables);
console.log(text);
process.exitCode = exitCode;
