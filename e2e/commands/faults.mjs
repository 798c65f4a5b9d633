import { formatReport } from '../faults/format-report.ts';
import { runSuite } from '../faults/run-suite.ts';
import { sandboxSettings } from '../support/demo/demo-settings.ts';
import setUpCopy from '../support/servers/global-setup.ts';
import { buildSite } from './site/build-site.mjs';

/** Every fault of the provider with every kind of page, about eight minutes. */
Object.assign(process.env, sandboxSettings);
if (!(await buildSite(process.cwd(), { unlessCurrent: true }))) process.exit(1);
const removeCopy = await setUpCopy();
const findings = await runSuite((fault) => console.error(`Fault: ${fault}`)).finally(removeCopy);
const { text, exitCode } = formatReport(findings);
console.log(text);
process.exitCode = exitCode;
