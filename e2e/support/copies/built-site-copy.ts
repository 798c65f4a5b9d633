import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/**
 * The copy is outside the repository. Otherwise Node would find a module that the built site lacks
 * in the repository's `node_modules`, and the tests would not notice that it is missing.
 */
export async function copyBuiltSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'));
  await cp(join(ROOT, '.next/standalone'), folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}
