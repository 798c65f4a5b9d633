import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const PACKAGES = 'node_modules';

const isExcluded = (name: string): boolean =>
  ['.git', '.next', '.cache', PACKAGES].includes(name) || /^\.env(?!\.example)/.test(name);

/**
 * Copies the sources of the repository. The files of packages become hard links, because the
 * bundler does not follow symbolic links out of its root. The copy is inside the repository,
 * because a hard link cannot lead to another file system.
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
    // Some file systems have no hard links.
    copyFileSync(source, target);
  }
}

/** Synchronous, because promises for tens of thousands of files take longer. */
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
