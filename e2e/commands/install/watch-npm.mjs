// Node 20.0 must be able to run this file, because a fresh clone does not contain the pinned Node.
import { spawnSync } from 'node:child_process';
import { isAlive } from '../processes/is-alive.mjs';

const POLL_MS = 1_000;

/**
 * Returns the process id of npm. npm runs a script in a shell. If that shell is the parent of this
 * process, npm is the grandparent; some shells replace themselves, and npm is then the parent.
 * Without `ps` only the parent is known.
 */
function findNpm(parent) {
  const args = ['-o', 'ppid=,comm=', '-p', String(parent)];
  const { stdout } = spawnSync('ps', args, { encoding: 'utf8' });
  const [, grandparent, name = ''] = /^\s*(\d+)\s+(.+?)\s*$/.exec(stdout ?? '') ?? [];
  return /sh$/.test(name) ? Number(grandparent) : parent;
}

/**
 * Sends SIGTERM to this process once npm has ended. npm forwards a signal to the shell of the
 * script, but some shells end without forwarding it, and a killed npm forwards nothing.
 */
export function exitWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = findNpm(parent);
  const hasEnded = () => process.ppid !== parent || !isAlive(npm);
  setInterval(() => hasEnded() && process.kill(process.pid, 'SIGTERM'), POLL_MS).unref();
}
