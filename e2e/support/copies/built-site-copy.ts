import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/**
 * The copy is outside the repository. Otherwise Node would search the `node_modules` of a parent
 * folder for a module that the built site lacks, and find it there.
 */
export async function copyBuiltSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  await cp(join(ROOT, '.next/standalone'), folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}
