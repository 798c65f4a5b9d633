import { basename, dirname } from 'node:path';
import { failed, success } from '../../lib/result.ts';
import type { Result } from '../../lib/result.ts';

/** The share of mutants that the tests must kill. */
export const GOAL_PERCENT = 90;

const FOLDERS: readonly string[] = [
  'lib/payment',
  'lib/restaurant',
  'lib/provider',
  'lib/request',
  'lib/security',
];
const INCREMENTAL = '--incremental';

export type MutatedPart = {
  readonly path: string;
  /** The folder of the tests: `path` itself, or its folder when `path` is a file. */
  readonly folder: string;
  /** Pattern of the test files to run. If `path` is a file, their names begin with its name. */
  readonly tests: string;
};

export type MutationOptions = {
  readonly parts: readonly MutatedPart[];
  /**
   * Whether the run tests only the mutants that the last incremental run did not kill, and those
   * whose code or tests have changed.
   */
  readonly isIncremental: boolean;
};

/** If `args` names no path, all `FOLDERS` are mutated. The failure is a text for the terminal. */
export function parseMutationOptions(
  args: readonly string[],
  exists: (path: string) => boolean,
): Result<MutationOptions, string> {
  const named = args.filter((arg) => arg !== INCREMENTAL).map((arg) => arg.replace(/\/$/, ''));
  const parts: MutatedPart[] = [];
  for (const path of named.length > 0 ? named : FOLDERS) {
    if (!FOLDERS.some((one) => path === one || path.startsWith(`${one}/`)) || !exists(path)) {
      return failed(`${path} is no folder or file in ${FOLDERS.join(', ')}`);
    }
    parts.push(
      path.endsWith('.ts')
        ? { path, folder: dirname(path), tests: `**/${basename(path, '.ts')}*.test.{ts,tsx}` }
        : { path, folder: path, tests: '**/*.test.{ts,tsx}' },
    );
  }
  return success({ parts, isIncremental: args.includes(INCREMENTAL) });
}
