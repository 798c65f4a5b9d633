import { spawnSync } from 'node:child_process';
import { judgeAdvisories } from './judge-advisories.ts';

// Asks the npm registry for security advisories about the run-time packages.

const npmFile = process.env.npm_execpath;
const [program, ...first] = npmFile?.endsWith('.js') ? [process.execPath, npmFile] : ['npm'];
const args = [...first, 'audit', '--json', '--omit=dev', '--loglevel=silent'];
const { stdout } = spawnSync(program, args, { encoding: 'utf8' });
const { exitCode, text } = judgeAdvisories(stdout ?? '');
console.log(text);
process.exitCode = exitCode;
