import { cpSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * `start.mjs` and the files that it needs. Each entry has a path in the repository and the path of
 * its copy.
 */
export const START_FILES = [
  ['e2e/commands/start.mjs', 'start.mjs'],
  ['e2e/commands/processes/ports.mjs', 'processes/ports.mjs'],
  ['lib/config.ts', 'lib/config.ts'],
  ['lib/config', 'lib/config'],
  ['lib/within-one-edit.ts', 'lib/within-one-edit.ts'],
  ['lib/result.ts', 'lib/result.ts'],
  ['lib/security/safe-transport.ts', 'lib/security/safe-transport.ts'],
  ['lib/security/site-transport.ts', 'lib/security/site-transport.ts'],
] as const;

const PACKAGES = ['zod', '@next/env'];

const UNNEEDED = [/[\\/]src([\\/]|$)/, /\.(d\.[cm]?ts|cjs|md)$/, /\.test\.ts$/];
const isNeeded = (path: string): boolean => !UNNEEDED.some((pattern) => pattern.test(path));

export function copyStartFiles(root: string, folder: string): void {
  const packages = PACKAGES.map((name) => `node_modules/${name}`);
  const filter = (path: string): boolean => isNeeded(relative(root, path));
  for (const [from, to] of [...START_FILES, ...packages.map((path) => [path, path] as const)]) {
    cpSync(join(root, from), join(folder, to), { recursive: true, filter });
  }
}
