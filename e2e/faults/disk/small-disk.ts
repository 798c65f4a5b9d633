import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SIZE = '16m';
const FILLED_AT_ONCE_BYTES = 4_096;
const FILLER = 'filler';

/** Resolves to false when the mount fails, for example without root. */
export async function mountSmallDisk(folder: string): Promise<boolean> {
  const mounted = run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
  return mounted.then(
    () => true,
    () => false,
  );
}

export async function unmountSmallDisk(folder: string): Promise<void> {
  await run('umount', [folder]);
}

export async function fillDisk(folder: string): Promise<void> {
  const file = await open(join(folder, FILLER), 'a');
  const block = Buffer.alloc(FILLED_AT_ONCE_BYTES);
  try {
    for (;;) await file.write(block);
  } catch (error) {
    const hasCode = typeof error === 'object' && error !== null && 'code' in error;
    if (!hasCode || error.code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}

export async function freeDisk(folder: string): Promise<void> {
  await rm(join(folder, FILLER), { force: true });
}

const remount =
  (mode: 'ro' | 'rw') =>
  async (folder: string): Promise<void> => {
    await run('mount', ['-o', `remount,${mode}`, folder]);
  };

export const makeReadOnly = remount('ro');
export const makeWritable = remount('rw');
