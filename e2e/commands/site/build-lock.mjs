import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../processes/is-alive.mjs';

// The lock is not in `.next`, because a build would delete it there.
const LOCK_FILE = 'node_modules/.cache/site-build.lock';
const POLL_MS = 500;

function getHolder(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function takeLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Waits for other builds, because two builds would overwrite each other's files. Removes a lock
 * whose process has ended.
 */
export async function withBuildLock(root, work) {
  const file = join(root, LOCK_FILE);
  mkdirSync(dirname(file), { recursive: true });
  let isAnnounced = false;
  while (!takeLock(file)) {
    const holder = getHolder(file);
    if (holder === undefined) rmSync(file, { force: true });
    else if (!isAnnounced)
      console.log(`Another build is running (process ${holder}), waiting for it`);
    isAnnounced = holder !== undefined;
    await wait(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
