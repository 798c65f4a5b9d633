import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/**
 * Copies the built site to a folder outside the repository. Inside the repository, Node would also
 * search the repository's `node_modules`, so the tests would not notice that a module is missing
 * from the built site.
 */
export async function copyBuiltSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  await cp(join(ROOT, '.next/standalone'), folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}
