import { spawnSync } from 'node:child_process';
import { reviewAudit } from './checks/review-audit.ts';

/** Asks the registry for advisories about what the site needs at run time. Needs the network. */
const own = process.env.npm_execpath;
const [program, ...first] = own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
const args = [...first, 'audit', '--json', '--omit=dev', '--loglevel=silent'];
const { stdout } = spawnSync(program, args, { encoding: 'utf8' });
const { exitCode, text } = reviewAudit(stdout ?? '');
console.log(text);
process.exitCode = exitCode;
