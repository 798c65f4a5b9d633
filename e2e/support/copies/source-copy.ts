import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const PACKAGES = 'node_modules';

/** What commands write or git keeps, and the settings of the person who runs the tests. */
const isLeftOut = (name: string): boolean =>
  ['.git', '.next', '.cache', PACKAGES].includes(name) || /^\.env(?!\.example)/.test(name);

/**
 * Copies the sources into a new folder that a test may edit, and hard-links the packages: the bundler
 * follows no symbolic link out of its root. The folder is in the repository, because hard links do not
 * cross file systems.
 */
export async function copySources(): Promise<string> {
  const parent = join(ROOT, '.cache');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'sources-'));
  for (const name of await readdir(ROOT)) {
    if (!isLeftOut(name)) await cp(join(ROOT, name), join(folder, name), { recursive: true });
  }
  linkFolder(join(ROOT, PACKAGES), join(folder, PACKAGES));
  return folder;
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Not every file system has hard links, nor may a link cross a mount in the packages.
    copyFileSync(source, target);
  }
}

/** Not asynchronous: there are some sixty thousand files, and a promise for each costs more. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.isDirectory()) linkOrCopy(source, target);
    else if (entry.name !== '.cache') linkFolder(source, target);
  }
}
