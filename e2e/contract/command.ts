import { checkProvider, listUnchecked } from './check-provider.ts';
import { CONTRACT_USAGE, parseContractOptions } from './contract-options.ts';
import { formatReport } from './report/format-report.ts';

// `npm run contract -- ORIGIN`: checks a provider against the contract.

const WRONG_USAGE = 2;

function stop(message: string): never {
  console.error(message);
  process.exit(WRONG_USAGE);
}

const options = parseContractOptions(process.argv.slice(2), process.env);
if (!options.ok) stop(`${options.failure}\n\n${CONTRACT_USAGE}`);
if (options.value === 'help') console.log(CONTRACT_USAGE);
else {
  const steps = await checkProvider(options.value);
  if (!steps.ok) stop(steps.failure);
  const { text, exitCode } = formatReport(
    options.value.origin,
    steps.value,
    listUnchecked(options.value),
  );
  console.log(text);
  process.exitCode = exitCode;
}
