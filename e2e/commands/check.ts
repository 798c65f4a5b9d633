import { execFileSync } from 'node:child_process';
import { startProcess } from './processes.ts';

// `npm run check`: is my change all right? Types and lint of everything, format and unit tests of
// what differs from the last commit. `npm test` runs all.

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const steps: readonly (readonly string[])[] = [
  ['node_modules/next/dist/bin/next', 'typegen'],
  ['node_modules/@typescript/native/bin/tsc', '--singleThreaded'],
  ['node_modules/oxlint/bin/oxlint', '--deny-warnings', '.'],
  ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...changed],
  // The tests in `e2e/repository` read files that no import leads to.
  [
    'node_modules/jest/bin/jest.js',
    '--findRelatedTests',
    '--passWithNoTests',
    ...changed,
    ...git('ls-files', 'e2e/repository/*.test.ts'),
  ],
];

if (changed.length === 0) console.log('Nothing differs from the last commit.');
else {
  for (const args of steps) {
    const [tool = ''] = args;
    process.exitCode = (await startProcess(args).ended) || process.exitCode;
    if (process.exitCode) console.error(`\nFailed: ${tool}`);
    if (process.exitCode) break;
  }
}
