// Node 20.0 must be able to run this file: a bare clone has no pinned Node yet.
import { spawnSync } from 'node:child_process';
import { isAlive } from '../processes/is-alive.mjs';

const POLL_MS = 1_000;

/** When npm's shell stays, npm is the grandparent. Without `ps` only the parent is known. */
function findNpm(parent) {
  const args = ['-o', 'ppid=,comm=', '-p', String(parent)];
  const { stdout } = spawnSync('ps', args, { encoding: 'utf8' });
  const [, grandparent, name = ''] = /^\s*(\d+)\s+(.+?)\s*$/.exec(stdout ?? '') ?? [];
  return /sh$/.test(name) ? Number(grandparent) : parent;
}

/**
 * Sends SIGTERM to this process once npm has ended. npm sends a signal to the shell in which it runs
 * the script, but some shells end without sending it on; a killed npm sends no signal at all.
 */
export function exitWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = findNpm(parent);
  const hasEnded = () => process.ppid !== parent || !isAlive(npm);
  setInterval(() => hasEnded() && process.kill(process.pid, 'SIGTERM'), POLL_MS).unref();
}
