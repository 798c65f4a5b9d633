import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { formatScores, KILLED } from '../../mutation/format-scores.ts';
import { parseMutationOptions } from '../../mutation/mutation-options.ts';

const CACHE = '.cache/mutation';

/**
 * Keeps only killed mutants in the report, so that Stryker tests the others again, even when their
 * tests have not changed.
 */
function keepKilledMutants(incrementalFile) {
  if (!existsSync(incrementalFile)) return;
  const report = JSON.parse(readFileSync(incrementalFile, 'utf8'));
  for (const file of Object.values(report.files)) {
    file.mutants = file.mutants.filter(({ status }) => KILLED.includes(status));
  }
  writeFileSync(incrementalFile, JSON.stringify(report));
}

async function testMutants({ path, folder, tests }, incremental) {
  const incrementalFile = `${CACHE}/${path.replaceAll('/', '-')}.json`;
  if (incremental) keepKilledMutants(incrementalFile);
  const sources = statSync(path).isDirectory() ? `${path}/**/*.ts` : path;
  // Stryker loads `e2e/mutation/jest.config.ts`, which reads these variables, in other processes.
  process.env.MUTATED_FOLDER = folder;
  process.env.MUTATION_TESTS = tests;
  const stryker = new Stryker({
    mutate: [sources, '!**/*.test.ts', '!**/*-fakes.ts'],
    plugins: ['@stryker-mutator/jest-runner'],
    testRunner: 'jest',
    jest: { configFile: 'e2e/mutation/jest.config.ts' },
    concurrency: availableParallelism(),
    // On a busy machine a shorter time would count slow tests as killed mutants.
    timeoutMS: 60_000,
    // The compiler of the tests ignores types, so Stryker need not disable their check.
    disableTypeChecks: false,
    ignorePatterns: ['.cache', 'test-results', 'docs', 'public', 'deploy'],
    // Stryker's copies of the repository are inside it, so Node finds `node_modules` above them.
    symlinkNodeModules: false,
    tempDirName: `${CACHE}/copies`,
    cleanTempDir: 'always',
    // A folder without tests is accepted; all its mutants then count against its score.
    allowEmpty: true,
    incremental,
    incrementalFile,
    reporters: ['progress-append-only'],
    logLevel: 'warn',
    // Turns off the warning that mutants of code which runs at import are slow.
    warnings: { slow: false },
  });
  const results = await stryker.runMutationTest();
  // An incremental run also returns the earlier results of other files.
  return results
    .map((mutant) => ({ ...mutant, fileName: relative('.', mutant.fileName) }))
    .filter(({ fileName }) => fileName.startsWith(path));
}

/**
 * A mutant is a small change of the code. Prints the share of mutants that make a unit test fail or
 * time out.
 */
async function run({ parts, isIncremental }) {
  const folders = [];
  for (const part of parts) {
    console.log(`\n${part.path}`);
    folders.push({ folder: part.path, results: await testMutants(part, isIncremental) });
  }
  const { text, exitCode } = formatScores(folders);
  console.log(text);
  process.exitCode = exitCode;
}

const options = parseMutationOptions(process.argv.slice(2), existsSync);
if (options.ok) await run(options.value);
else {
  console.error(options.failure);
  process.exitCode = 1;
}
