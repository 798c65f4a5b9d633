import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const PACKAGES = 'node_modules';

/** The output of commands, git's folder, and the settings files of the machine. */
const isExcluded = (name: string): boolean =>
  ['.git', '.next', '.cache', PACKAGES].includes(name) || /^\.env(?!\.example)/.test(name);

/**
 * Copies the sources into a new folder that a test may edit. Packages are hard links, because the
 * bundler follows no symbolic link out of its root. The folder is inside the repository, because hard
 * links cannot cross file systems.
 */
export async function copySources(): Promise<string> {
  const parent = join(ROOT, '.cache');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'sources-'));
  for (const name of await readdir(ROOT)) {
    if (!isExcluded(name)) await cp(join(ROOT, name), join(folder, name), { recursive: true });
  }
  linkFolder(join(ROOT, PACKAGES), join(folder, PACKAGES));
  return folder;
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Some file systems have no hard links, and a link cannot cross a mount point in the packages.
    copyFileSync(source, target);
  }
}

/** Synchronous, because a promise for each of about 60,000 files takes longer. */
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
