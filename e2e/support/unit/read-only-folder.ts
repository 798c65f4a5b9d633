import { chmod, chown, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const READ_ONLY = 0o555;
const WRITABLE = 0o755;
/** The id of the user `nobody` on Linux. */
const ORDINARY_USER = 65_534;

/**
 * Makes the folder read-only while `work` runs. Root can write to a read-only folder. So if the
 * process runs as root, it runs `work` as an ordinary user. From then on this user owns the folder,
 * its files and its parent folder.
 */
export async function whileReadOnly(folder: string, work: () => Promise<void>): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const files = (await readdir(folder)).map((name) => join(folder, name));
    for (const path of [dirname(folder), folder, ...files]) {
      await chown(path, ORDINARY_USER, ORDINARY_USER);
    }
  }
  await chmod(folder, READ_ONLY);
  if (isRoot) process.seteuid?.(ORDINARY_USER);
  try {
    await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(folder, WRITABLE);
  }
}
