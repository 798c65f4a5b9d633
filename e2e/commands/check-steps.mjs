import { sandboxSettings } from '../support/demo-addresses.ts';
import { sumJest, sumPlaywright } from './sum-results.mjs';

/**
 * What `npm run verify` and `npm test` run, in order. A step is Node on a file of a package; one
 * without `sum` counts as one check. `needs` names a step without which it cannot run.
 */
export const checkSteps = [
  { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
  {
    name: 'lint: eslint',
    args: ['node_modules/eslint/bin/eslint.js', '--max-warnings=0', '.'],
  },
  {
    name: 'lint: stylelint',
    args: ['node_modules/stylelint/bin/stylelint.mjs', '**/*.scss', '--max-warnings=0'],
  },
  {
    name: 'lint: boundaries',
    args: ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '.'],
  },
  { name: 'lint: unused', args: ['node_modules/knip/bin/knip.js'] },
  // The types of the routes are written by the framework; in a bare clone there are none yet.
  { name: 'types: routes', args: ['node_modules/next/dist/bin/next', 'typegen'] },
  { name: 'types', args: ['node_modules/@typescript/native/bin/tsc'], needs: 'types: routes' },
  {
    name: 'unit',
    args: ['node_modules/jest/bin/jest.js', '--json', '--outputFile=.cache/results/unit.json'],
    sum: () => sumJest('.cache/results/unit.json'),
  },
  { name: 'build', args: ['e2e/commands/build.mjs'], env: sandboxSettings },
  {
    name: 'e2e',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts'],
    sum: () => sumPlaywright('.cache/results/e2e.json'),
    env: sandboxSettings,
    needs: 'build',
  },
];
