// Node 20.0 must be able to run this file, because a fresh clone does not contain the pinned Node.
import { spawnSync } from 'node:child_process';
import { isAlive } from '../processes/is-alive.mjs';

const POLL_MS = 1_000;

/**
 * Returns the process id of npm. npm runs scripts in a shell, so npm is the grandparent. Some
 * shells replace themselves with this process; npm is then the parent.
 */
function findNpm(parent) {
  const args = ['-o', 'ppid=,comm=', '-p', String(parent)];
  const { stdout } = spawnSync('ps', args, { encoding: 'utf8' });
  const [, grandparent, name = ''] = /^\s*(\d+)\s+(.+?)\s*$/.exec(stdout ?? '') ?? [];
  return /sh$/.test(name) ? Number(grandparent) : parent;
}

/**
 * Sends SIGTERM to this process once npm has ended: some shells end without forwarding npm's
 * signal.
 */
export function exitWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = findNpm(parent);
  const hasEnded = () => process.ppid !== parent || !isAlive(npm);
  setInterval(() => hasEnded() && process.kill(process.pid, 'SIGTERM'), POLL_MS).unref();
}
