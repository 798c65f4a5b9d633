import setUpCopy from '../support/servers/global-setup.ts';
import { formatReport } from './format-report.ts';
import { runSuite } from './run-suite.ts';

// `npm run test:faults`; `docs/reliability.md` says how long a run takes.

const removeCopy = await setUpCopy();
const tables = await runSuite((step) => console.error(`Measuring: ${step}`)).finally(removeCopy);
const { text, exitCode } = formatReport(tables);
console.log(text);
process.exitCode = exitCode;
