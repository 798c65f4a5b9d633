/** The command line of each tool: a file that Node runs, and its arguments. */
export const tools = {
  format: ['node_modules/prettier/bin/prettier.cjs', '--write', '.'],
  'format:check': ['node_modules/prettier/bin/prettier.cjs', '--check', '.'],
  'lint:code': ['node_modules/oxlint/bin/oxlint', '--deny-warnings', '.'],
  'lint:styles': ['node_modules/stylelint/bin/stylelint.mjs', '**/*.scss', '--max-warnings=0'],
  'lint:boundaries': ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '.'],
  'lint:folders': [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config=.dependency-cruiser.folders.cjs',
    'lib',
    'components',
  ],
  'lint:unused': ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'],
  // Generates the types of the routes. The repository does not contain these types.
  'types:routes': ['node_modules/next/dist/bin/next', 'typegen'],
  // On two cores, several threads are hardly faster than one, because each thread has to check the
  // types that many files share.
  types: ['node_modules/@typescript/native/bin/tsc', '--singleThreaded'],
  clusterStore: ['node_modules/jest/bin/jest.js', '--config=e2e/cluster/jest.config.ts'],
  clusterEdge: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=e2e/cluster/playwright.config.ts',
  ],
  unit: ['node_modules/jest/bin/jest.js'],
  e2e: ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts'],
};
