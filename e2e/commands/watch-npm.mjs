// Any Node from 20.0 on must be able to run this: in a bare clone there is no other yet.
import { spawnSync } from 'node:child_process';
import { isAlive } from './is-alive.mjs';

const POLL_MS = 1_000;

/** npm is our parent's parent when its shell stays; without `ps` we can tell the parent alone. */
function findNpm(parent) {
  const args = ['-o', 'ppid=,comm=', '-p', String(parent)];
  const { stdout } = spawnSync('ps', args, { encoding: 'utf8' });
  const [, grandparent, name = ''] = /^\s*(\d+)\s+(.+?)\s*$/.exec(stdout ?? '') ?? [];
  return /sh$/.test(name) ? Number(grandparent) : parent;
}

/**
 * Ends this process as SIGTERM would once npm is gone. npm passes a signal on to the shell in which it
 * runs a script, and such a shell may end without passing it on; a killed npm passes nothing on.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = findNpm(parent);
  const hasEnded = () => process.ppid !== parent || !isAlive(npm);
  setInterval(() => hasEnded() && process.kill(process.pid, 'SIGTERM'), POLL_MS).unref();
}
