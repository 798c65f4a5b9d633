import { tools } from '../install/tools.mjs';
import { startProcess } from '../processes/processes.mjs';

// Runs all tools named before `--`, even when one of them fails. The arguments after `--` go to the
// last tool.

const args = process.argv.slice(2);
const end = args.indexOf('--');
const names = end === -1 ? args : args.slice(0, end);
const rest = end === -1 ? [] : args.slice(end + 1);

let exitCode = 0;
const unknown = names.find((name) => !(name in tools));
if (unknown !== undefined) {
  console.error(`There is no tool '${unknown}'. Tools: ${Object.keys(tools).join(', ')}`);
  process.exit(1);
}
for (const [index, name] of names.entries()) {
  const toolArgs = index === names.length - 1 ? [...tools[name], ...rest] : tools[name];
  exitCode = (await startProcess(toolArgs, { stdio: 'inherit' }).ended) || exitCode;
}
process.exitCode = exitCode;
