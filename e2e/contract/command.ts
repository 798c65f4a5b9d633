import { checkProvider } from './check-provider.ts';
import { CONTRACT_USAGE, listUnchecked, parseContractOptions } from './options.ts';
import { formatReport } from './report.ts';

// `npm run contract -- ORIGIN`: checks a provider against the contract.

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

const options = parseContractOptions(process.argv.slice(2), process.env);
if (!options.ok) stop(`${options.failure}\n\n${CONTRACT_USAGE}`);
if (options.value === 'help') console.log(CONTRACT_USAGE);
else {
  const { value } = options;
  const steps = await checkProvider(value);
  if (!steps.ok) stop(steps.failure);
  const { text, exitCode } = formatReport(value.origin, steps.value, listUnchecked(value));
  console.log(text);
  process.exitCode = exitCode;
}
