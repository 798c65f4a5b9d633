import { checkProvider, listUnchecked } from '../../contract/check-provider.ts';
import { CONTRACT_USAGE, parseContractOptions } from '../../contract/contract-options.ts';
import { formatReport } from '../../contract/report/format-report.ts';

const WRONG_USAGE = 2;

function stop(message) {
  console.error(message);
  process.exitCode = WRONG_USAGE;
}

async function check(options) {
  const steps = await checkProvider(options);
  if (!steps.ok) return stop(steps.failure);
  const { text, exitCode } = formatReport(options.origin, steps.value, listUnchecked(options));
  console.log(text);
  process.exitCode = exitCode;
}

const options = parseContractOptions(process.argv.slice(2), process.env);
if (!options.ok) stop(`${options.failure}\n\n${CONTRACT_USAGE}`);
else if (options.value === 'help') console.log(CONTRACT_USAGE);
else await check(options.value);
