import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const NEXT_COMMAND = 'node_modules/next/dist/bin/next';
const TYPE_CHECK = 'node_modules/@typescript/native/bin/tsc';

/**
 * `paths` are copied from the repository and `packages` are linked. `next` is the source code of a
 * program that replaces the `next` command.
 */
type Parts = {
  readonly paths: readonly string[];
  readonly packages: readonly string[];
  readonly next: string;
};

/**
 * Creates a temporary folder in which a test runs our commands without a real build. An empty
 * program replaces the type check.
 */
export function createCommandRoot({ paths, packages, next }: Parts): string {
  const root = mkdtempSync(join(tmpdir(), 'command-root-'));
  for (const path of paths) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  for (const name of packages) {
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), link);
  }
  for (const [file, program] of [
    [NEXT_COMMAND, next],
    [TYPE_CHECK, ''],
  ] as const) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), program);
  }
  return root;
}
