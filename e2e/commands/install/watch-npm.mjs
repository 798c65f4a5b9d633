// This file must run on the user's own Node (20.0 or newer), because a fresh clone does not contain
// the pinned Node, which is the package `node`.
import { spawnSync } from 'node:child_process';
import { isAlive } from '../processes/is-alive.mjs';

const POLL_MS = 1_000;

/**
 * Returns the process id of npm. npm runs scripts in a shell, so npm is the grandparent of this
 * process. But some shells replace themselves with this process (`exec`). Then npm is the parent.
 */
function findNpm(parent) {
  const args = ['-o', 'ppid=,comm=', '-p', String(parent)];
  const { stdout } = spawnSync('ps', args, { encoding: 'utf8' });
  const [, grandparent, name = ''] = /^\s*(\d+)\s+(.+?)\s*$/.exec(stdout ?? '') ?? [];
  return /sh$/.test(name) ? Number(grandparent) : parent;
}

/**
 * Sends SIGTERM to this process once its parent or npm has ended. This is necessary because some
 * shells end without forwarding a signal that they get from npm.
 */
export function exitWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = findNpm(parent);
  const hasEnded = () => process.ppid !== parent || !isAlive(npm);
  setInterval(() => hasEnded() && process.kill(process.pid, 'SIGTERM'), POLL_MS).unref();
}
