import { spawnSync } from 'node:child_process';
import { getNpmCommand } from '../install/install-packages.mjs';
import { judgeAdvisories } from './judge-advisories.ts';

// Asks the npm registry for security advisories about the run-time packages.

const [program, ...first] = getNpmCommand();
const args = [...first, 'audit', '--json', '--omit=dev', '--loglevel=silent'];
const { stdout } = spawnSync(program, args, { encoding: 'utf8' });
const { exitCode, text } = judgeAdvisories(stdout ?? '');
console.log(text);
process.exitCode = exitCode;
