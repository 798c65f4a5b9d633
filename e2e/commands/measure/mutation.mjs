import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { formatScores, KILLED } from '../../mutation/format-scores.ts';
import { parseMutationOptions } from '../../mutation/mutation-options.ts';

// A mutant is a small change of the code. Unit tests kill a mutant when one of them fails or times
// out. This command prints the percentage of killed mutants.

const CACHE = '.cache/mutation';

/**
 * Keeps only killed mutants in the report of the last incremental run. So Stryker tests the other
 * mutants again, even when neither the code nor the tests have changed.
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
  // Stryker's processes load `e2e/mutation/jest.config.ts`, which reads these variables.
  process.env.MUTATED_FOLDER = folder;
  process.env.MUTATION_TESTS = tests;
  const stryker = new Stryker({
    mutate: [sources, '!**/*.test.ts', '!**/*-fakes.ts'],
    plugins: ['@stryker-mutator/jest-runner'],
    testRunner: 'jest',
    jest: { configFile: 'e2e/mutation/jest.config.ts' },
    concurrency: availableParallelism(),
    // A mutant whose tests time out counts as killed. The time is long, so that tests do not time
    // out only because the machine is busy.
    timeoutMS: 60_000,
    // The compiler of the tests ignores types, so Stryker need not turn off type checks.
    disableTypeChecks: false,
    ignorePatterns: ['.cache', 'test-results', 'docs', 'public', 'deploy'],
    // Stryker's copies of the repository are in a folder of the repository (`tempDirName`), so Node
    // finds the `node_modules` of the repository above them.
    symlinkNodeModules: false,
    tempDirName: `${CACHE}/copies`,
    cleanTempDir: 'always',
    // For a folder without tests, Stryker returns no results, and `formatScores` reports that the
    // folder is below the goal. Without `allowEmpty` Stryker would throw an error.
    allowEmpty: true,
    incremental,
    incrementalFile,
    reporters: ['progress-append-only'],
    logLevel: 'warn',
    // Turns off the warning that some mutants are slow to test: those in code that runs at import.
    warnings: { slow: false },
  });
  const results = await stryker.runMutationTest();
  return results.map((mutant) => ({ ...mutant, fileName: relative('.', mutant.fileName) }));
}

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
