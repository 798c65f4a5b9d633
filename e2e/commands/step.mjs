import { startProcess } from './processes.mjs';
import { tools } from './tools.mjs';

/**
 * Runs single steps, named up to a `--`; what follows it goes to the last of them. A failed step does
 * not keep the next from running.
 */
const words = process.argv.slice(2);
const end = words.indexOf('--');
const names = end === -1 ? words : words.slice(0, end);
const rest = end === -1 ? [] : words.slice(end + 1);

let exitCode = 0;
const unknown = names.find((name) => !(name in tools));
if (unknown !== undefined) {
  console.error(`There is no step '${unknown}'. Steps: ${Object.keys(tools).join(', ')}`);
  process.exit(1);
}
for (const [index, name] of names.entries()) {
  const args = index === names.length - 1 ? [...tools[name], ...rest] : tools[name];
  exitCode = (await startProcess(args, { stdio: 'inherit' }).ended) || exitCode;
}
process.exitCode = exitCode;
